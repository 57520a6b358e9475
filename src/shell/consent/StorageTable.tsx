import { consentCopy } from "./copy";
import { listStoredItems } from "./storedItems";
import { useConsentSettings } from "./consentStore";
import * as styles from "./StorageTable.module.css";

/** Everything that the site stores in a browser; a list on narrow screens. */
export function StorageTable() {
  const { caption, name, setBy, kind, purpose, keptFor } = consentCopy.table;
  const choiceKeptFor = consentCopy.duration(useConsentSettings().expiryMs);
  return (
    <table className={styles.table}>
      <caption>
        <span className="srOnly">{caption}</span>
      </caption>
      <thead>
        <tr>
          {[name, setBy, kind, purpose, keptFor].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listStoredItems(choiceKeptFor).map((item) => (
          <tr key={item.name}>
            <th scope="row">{item.name}</th>
            <td data-label={setBy}>{item.setBy}</td>
            <td data-label={kind}>{item.kind}</td>
            <td data-label={purpose}>{item.purpose}</td>
            <td data-label={keptFor}>{item.keptFor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
