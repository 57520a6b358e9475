// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.
export const play =
  "M232.4,114.5,88.3,26.4a16,16,0,0,0-16.2-.3A15.9,15.9,0,0,0,64,39.9V216.1A15.9,15.9,0,0,0,80,232a16.1,16.1,0,0,0,8.4-2.4L232.4,141.5a15.8,15.8,0,0,0,0-27ZM80,215.9V40l143.8,88Z";
