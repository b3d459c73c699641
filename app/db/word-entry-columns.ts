import { vocab } from './schema/index.ts'

/** The columns a word's popup shows: 长 with its traditional form, reading, meanings and levels. */
export const wordEntryColumns = {
	word: vocab.word,
	traditional: vocab.traditional,
	pinyin: vocab.pinyin,
	poses: vocab.poses,
	meaning: vocab.meaning,
	levels: vocab.levels,
}
