// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.
export const xLogo =
  "M214.8,211.7l-62.6-98.4,61.8-68a8,8,0,0,0-11.8-10.8L143.2,99.3,102.8,35.7A8,8,0,0,0,96,32H48a8,8,0,0,0-6.8,12.3l62.6,98.4-61.8,68a8,8,0,1,0,11.8,10.8l58.8-64.7,40.5,63.6A8,8,0,0,0,160,224h48a8,8,0,0,0,6.8-12.3ZM164.4,208,62.6,48h29L193.4,208Z";
