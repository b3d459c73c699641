/** 著 is 着 behind acts, and zhù behind authors. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/support/read-lines.ts'

/** The words of a line, of which 著 alone has its reading. */
const cut = (text: string) => (readLines([text])[0] ?? '').replace(/(?<!著)\[[^\]]*\]/gu, '')

test.each([
	// The lexicon has these verbs as nouns.
	['她研究著的論文', '研究 著[zhe] 的'],
	['他計劃著的書', '計劃 著[zhe] 的'],
	['他實驗著的教材', '實驗 著[zhe] 的'],
	['他計劃著有一天', '計劃 著[zhe] 有'],
	['收音機廣播著《新聞》', '廣播 著[zhe] 《'],
	['他表演著《茶館》', '表演 著[zhe] 《'],
	// An adverb is no author.
	['他一直著的小說', '一直 著[zhe] 的'],
	['他已著有三本書', '已 著[zhù] 有'],
	// 书 and 有 begin other words.
	['他帶著書包', '帶 著[zhe] 書包'],
	['李明圍著書桌', '李明 圍 著[zhe] 書桌'],
	['李明帶著有趣的書', '李明 帶 著[zhe] 有趣'],
	['他研究著有機化學', '研究 著[zhe] 有機化學'],
	// Verbs of one hanzi are no ends of names.
	['李明哼著《茉莉花》', '李明 哼 著[zhe] 《'],
	['李明捧著書', '李明 捧 著[zhe] 書'],
	['李明舉著書', '李明 舉 著[zhe] 書'],
	['李明織著毛衣', '李明 織 著[zhe] 毛衣'],
	['王芳摟著孩子', '王芳 摟 著[zhe] 孩子'],
	['王小明拿著《紅樓夢》', '王小明 拿 著[zhe] 《'],
	// Authors.
	['王小明著《紅樓夢研究》', '王小明 著[zhù] 《'],
	['魯迅著《吶喊》', '魯迅 著[zhù] 《'],
	['王小明著的書', '王小明 著[zhù] 的'],
	['他著有《紅樓夢研究》', '他 著[zhù] 有'],
	['他著有許多書', '他 著[zhù] 有'],
	['錢教授著有很多書', '教授 著[zhù] 有'],
	['學者著的書', '學者 著[zhù] 的'],
	['魯迅先生著《吶喊》', '先生 著[zhù] 《'],
	['陳忠實著《白鹿原》', '陳 忠實 著[zhù] 《'],
	['弗雷德里卡著《花》', '弗雷德里卡 著[zhù] 《'],
	['王安憶著的書', '王安憶 著[zhù] 的'],
	['他所著《紅樓夢》', '所 著[zhù] 《'],
])('%s has %s', (text, words) => {
	expect(cut(text)).toContain(words)
})
