const groups = [
	{
		name: 'Everywhere',
		keys: [
			['Ctrl+S', 'Save'],
			['Ctrl+Z', 'Undo (text, pinyin, spacing, blanks)'],
			['Ctrl+Shift+Z, Ctrl+Y', 'Redo'],
		],
	},
	{
		name: 'In the text',
		keys: [
			['Ctrl+Enter', 'Split or join words at the cursor'],
			['F2', 'Edit the pinyin of the word at the cursor'],
		],
	},
	{
		name: 'On a word of the preview',
		keys: [
			['← → ↑ ↓ Home End', 'Go to another word'],
			['Enter', 'Edit its pinyin'],
			['J', 'Join it with the next word'],
			['B', 'Make it a blank, or show it again'],
			['Esc', 'Back to the text, where the word is'],
		],
	},
] as const

/** The keyboard shortcuts of the editor, by place. */
export function ShortcutList() {
	return groups.map(({ name, keys }) => (
		<dl key={name} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 p-2 text-sm">
			<dt className="col-span-2 font-medium text-ink-quiet text-xs">{name}</dt>
			{keys.map(([key, what]) => (
				<div key={key} className="col-span-2 grid grid-cols-subgrid">
					<dt>
						<kbd className="font-sans text-ink-soft">{key}</kbd>
					</dt>
					<dd>{what}</dd>
				</div>
			))}
		</dl>
	))
}
