// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.
export const facebookLogo =
  "M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm8,191.6V152h24a8,8,0,0,0,0-16H136V112a16,16,0,0,1,16-16h16a8,8,0,0,0,0-16H152a32,32,0,0,0-32,32v24H96a8,8,0,0,0,0,16h24v63.6a88,88,0,1,1,16,0Z";
