// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.
export const circleHalf =
  "M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm8,16.4a86.4,86.4,0,0,1,16,3V212.7a86.4,86.4,0,0,1-16,3Zm32,9.3a87.8,87.8,0,0,1,16,10.5V195.8a87.8,87.8,0,0,1-16,10.5ZM40,128a88.1,88.1,0,0,1,80-87.6V215.6A88.1,88.1,0,0,1,40,128Zm160,50.5V77.5a87.8,87.8,0,0,1,0,101.1Z";
