import type { LiveWords } from '../../words/it/live.ts';
import { CHOICES, SETTING_NAMES } from './settings.ts';
import type { Table } from './table.ts';

/** What the player can set, each a native list of its choices; a change is shown at once and kept. */
export const SettingsPanel = ({
  table,
  words,
}: {
  readonly table: Table;
  readonly words: LiveWords;
}) => {
  const { settings, set } = table.settings;
  const { trainer } = words;
  return (
    <details class="settings">
      <summary>{trainer.settings}</summary>
      {SETTING_NAMES.map((name) => {
        const labels: Readonly<Record<string, string>> = trainer.choices[name];
        return (
          <p key={name}>
            <label for={`impostazione-${name}`}>{trainer.setting[name]}</label>
            <select
              id={`impostazione-${name}`}
              value={settings.value[name]}
              onChange={({ currentTarget }) => {
                const kept = set(name, currentTarget.value);
                const text = trainer.set(trainer.setting[name], labels[currentTarget.value]!);
                table.tell(kept === 'kept' ? text : `${text} ${trainer.settingNotKept}`);
              }}
            >
              {CHOICES[name].map((choice) => (
                <option key={choice} value={choice}>
                  {labels[choice]}
                </option>
              ))}
            </select>
          </p>
        );
      })}
    </details>
  );
};
