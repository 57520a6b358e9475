import { Fragment, type MouseEvent } from "react";
import { searchCopy } from "../../copy/searchCopy";
import { joinClasses } from "../../lib/classes";
import type { MatchPiece } from "../../lib/search/markMatches";
import type { Menus } from "../../lib/menus";
import { productPath, solutionPath } from "../../routes/paths";
import { Icon, ProductIcon } from "../../ui/Icon";
import { SmartLink } from "../../ui/SmartLink";
import type { ResultGroup, ResultOption } from "./useSearch";
import * as styles from "./SearchResults.module.css";

const MarkedText = ({ pieces }: { pieces: readonly MatchPiece[] }) =>
  pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );

interface SearchResultsProps {
  id: string;
  groups: readonly ResultGroup[];
  activeId: string | undefined;
  marks: Menus;
  onShowAll: (kind: string) => void;
  onOpen: (event: MouseEvent) => void;
}

/** A listbox grouped by kind; all options are links, so a pointer can open them in a new tab. */
export function SearchResults({
  id,
  groups,
  activeId,
  marks,
  onShowAll,
  onOpen,
}: SearchResultsProps) {
  const state = (option: ResultOption) => ({
    id: option.id,
    role: "option",
    "aria-selected": option.id === activeId,
    tabIndex: -1,
  });
  const getMark = (path: string, icon: string) => {
    const [page] = path.split("#", 1);
    const shown =
      marks.solutions.find((solution) => solutionPath(solution.id) === page) ??
      marks.products.find((product) => productPath(product.id) === page);
    if (shown?.circleUrl) return <ProductIcon url={shown.circleUrl} sizePx={36} />;
    return <Icon path={icon} className={styles.icon} />;
  };
  return (
    <div id={id} role="listbox" aria-label={searchCopy.results}>
      {groups.map(({ kind, label, icon, total, options }) => (
        <ul key={kind} className={styles.group} role="group" aria-labelledby={`${id}-${kind}`}>
          <li role="presentation" className={styles.kind}>
            <span id={`${id}-${kind}`}>{label}</span> <small>{total}</small>
          </li>
          {options.map((option) => (
            <li
              key={option.id}
              role="presentation"
              className={joinClasses(styles.item, option.type === "all" && styles.all)}
            >
              {option.type === "hit" ? (
                <SmartLink {...state(option)} to={option.hit.path} onClick={onOpen}>
                  {getMark(option.hit.path, icon)}
                  <span>
                    <b>
                      <MarkedText pieces={option.hit.title} />
                    </b>
                    <small>
                      <MarkedText pieces={option.hit.line} />
                    </small>
                  </span>
                </SmartLink>
              ) : option.to === null ? (
                <button {...state(option)} type="button" onClick={() => onShowAll(kind)}>
                  {searchCopy.all(total, label)}
                </button>
              ) : (
                <SmartLink {...state(option)} to={option.to} onClick={onOpen}>
                  {searchCopy.all(total, label)}
                </SmartLink>
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
