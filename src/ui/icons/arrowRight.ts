// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.
export const arrowRight =
  "M221.7,133.7l-72,72a8,8,0,0,1-11.3-11.3L196.7,136H40a8,8,0,0,1,0-16H196.7L138.3,61.7a8,8,0,0,1,11.3-11.3l72,72A8,8,0,0,1,221.7,133.7Z";
