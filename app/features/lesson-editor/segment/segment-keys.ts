import type { KeyTable } from '#app/ui/keys/key-list.tsx'

const place = '.segment-keys'

/** The keyboard shortcuts of the editor, by place. */
export const segmentKeys: readonly KeyTable[] = [
	{
		name: 'In the editor',
		place,
		keys: [
			['Ctrl+S', 'Save'],
			['Ctrl+Z', 'Undo (text, pinyin, spacing, blanks)'],
			['Ctrl+Shift+Z, Ctrl+Y', 'Redo'],
		],
	},
	{
		name: 'In the text',
		place,
		keys: [
			['Ctrl+Enter', 'Split or join words at the cursor'],
			['F2', 'Edit the pinyin of the word at the cursor'],
			['F8, Shift+F8', 'Go to the next or the previous doubt'],
			['Esc', 'Back from the doubts to where the cursor was'],
		],
	},
	{
		name: 'On a word of the preview',
		place,
		keys: [
			['← → ↑ ↓ Home End', 'Go to another word'],
			['Enter', 'Edit its pinyin'],
			['J', 'Join it with the next word'],
			['B', 'Make it a blank, or show it again'],
			['Esc', 'Back to the text, where the word is'],
		],
	},
]
