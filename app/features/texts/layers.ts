import type { LayerSet } from '#app/features/lessons/reader/preferences.ts'

/** The layers of an own text. It has no English, and so its Chinese cannot be hidden. */
export const textLayers: LayerSet = {
	cookie: 'hanlu.texts',
	layers: ['hsk', 'pinyin'],
	atFirst: { hsk: true, pinyin: true, chinese: true, translation: false, pinyinOver: 'all' },
}
