import { searchCopy } from "../../copy/searchCopy";
import * as choices from "../Choices.module.css";
import * as styles from "./SearchDialog.module.css";
import type { SearchState } from "./useSearch";

/** Offers the interpretations of a query. A single one is shown too, to explain it. */
export function Readings({ answer, search, reading, readAs }: SearchState) {
  if (answer === null || answer.readings.length === 0) return null;
  return (
    <div className={styles.readings}>
      <span aria-hidden>{searchCopy.readings}</span>
      <fieldset className={choices.choices}>
        <legend className="srOnly">{searchCopy.readings}</legend>
        {answer.readings.map((one, index) => (
          <label key={one?.term ?? ""}>
            <input
              type="radio"
              name="reading"
              checked={index === reading}
              onChange={() => readAs(index)}
            />
            <span>
              {one ? searchCopy.readAs(one.term, one.languages) : searchCopy.asTyped(search)}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
