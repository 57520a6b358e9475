// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.
export const arrowBendDownRight =
  "M229.7,157.7l-48,48a8,8,0,0,1-11.3-11.3L204.7,160H128A104.1,104.1,0,0,1,24,56a8,8,0,0,1,16,0,88.1,88.1,0,0,0,88,88h76.7l-34.4-34.3a8,8,0,0,1,11.3-11.3l48,48A8,8,0,0,1,229.7,157.7Z";
