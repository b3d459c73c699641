import type { KeyTable } from '#app/ui/keys/key-list.tsx'

export const analyzerKeys: KeyTable = {
	name: 'While typing a text',
	place: '#analyzer-area',
	keys: [['Ctrl+Enter', 'Analyse it']],
}
