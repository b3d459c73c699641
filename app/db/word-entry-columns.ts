import { vocab } from './schema/index.ts'

/** What a word's popup is made of: 长 with its traditional form, reading, meanings and levels. */
export const wordEntryColumns = {
	word: vocab.word,
	traditional: vocab.traditional,
	pinyin: vocab.pinyin,
	poses: vocab.poses,
	meaning: vocab.meaning,
	levels: vocab.levels,
}
