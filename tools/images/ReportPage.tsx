import { groupFindings, type ReportRow } from "./finding";

const STYLES = `:root { color-scheme: light dark; font: 0.875rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; }
th, td { min-width: 10rem; padding: 0.5rem; border: 1px solid; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
img { display: block; max-width: 10rem; max-height: 10rem; background: light-dark(#fff, #51635c); }`;

const HEADS = ["Picture", "Named in", "Size", "Alternative text", "Shown", "Files"];

/** Links to a page or a file; the file may have a line number, which the link omits. */
function Place({ website, place = "" }: { website: string; place: string | undefined }) {
  const target = place.startsWith("/") ? website + place : `../${place.replace(/:\d+$/, "")}`;
  return place === "" ? null : <a href={target}>{place}</a>;
}

export interface Report {
  website: string;
  pictures: readonly ReportRow[];
  pages: readonly ReportRow[];
}

/** Renders the report as a document. Pages link to the website, files to the project folder. */
export function ReportPage({ website, pictures, pages }: Report) {
  const groups = groupFindings([...pictures, ...pages]);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Pictures</title>
        <style>{STYLES}</style>
      </head>
      <body>
        <h1>Pictures</h1>
        <p>{new Date().toISOString().slice(0, 10)}</p>
        {groups.length === 0 && <p>Nothing to do.</p>}
        {groups.map(({ heading, items }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {items.map(({ place, subject, page, detail }, index) => (
                <li key={index}>
                  <Place website={website} place={place} />{" "}
                  <Place website={website} place={subject} /> {detail}{" "}
                  <Place website={website} place={page} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <table>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pictures.map(({ subject, place, facts }) => (
              <tr key={subject}>
                <th scope="row">
                  <img src={`../${subject}`} alt="" loading="lazy" />
                  <Place website={website} place={subject} />
                </th>
                <td>
                  <Place website={website} place={place} />
                </td>
                {facts.map((fact, index) => (
                  <td key={HEADS[index + 2]}>{fact}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </body>
    </html>
  );
}
