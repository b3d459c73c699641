import type { LayerSet } from '#app/features/lessons/reader/preferences.ts'

/** The analyser's layers. Chinese cannot be hidden in a text of one's own. */
export const analyzerLayers: LayerSet = {
	cookie: 'hanlu.analyzer',
	layers: ['hsk', 'pinyin', 'translation'],
	atFirst: { hsk: true, pinyin: true, chinese: true, translation: true, pinyinOver: 'all' },
}

/** Without a translator, the analyser's translation is a gloss of each word. */
export const wordByWordLayers: LayerSet = {
	...analyzerLayers,
	notes: { translation: 'word by word' },
}
