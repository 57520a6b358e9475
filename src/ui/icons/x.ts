// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.
export const x =
  "M205.7,194.3a8,8,0,0,1-11.3,11.3L128,139.3,61.7,205.7a8,8,0,0,1-11.3-11.3L116.7,128,50.3,61.7A8,8,0,0,1,61.7,50.3L128,116.7l66.3-66.3a8,8,0,0,1,11.3,11.3L139.3,128Z";
