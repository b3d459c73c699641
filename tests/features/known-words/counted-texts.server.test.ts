import { expect, test } from 'vitest'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import { lessonContents } from '#app/db/schema/index.ts'
import { noCountedTexts } from '#app/domain/known-words/counted-texts.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { readCountedTexts } from '#app/features/known-words/counted-texts.server.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const hsk1 = [{ type: 'HSK' as const, level: 'HSK1' as const }]

test('SQL tells names from other words as the rule does', async () => {
	const db = await memoryDatabase()
	const rows = [
		['艾玛', 'Ài mǎ', []],
		['爱', 'ài', []],
		['欧洲', 'Ōu zhōu', []],
		['俄罗斯', 'É luó sī', []],
		['峨眉', 'É méi', []],
		['安娜', 'Ān nà', []],
		['洱海', 'Ěr hǎi', []],
		['小林', 'Xiǎo lín', []],
		['学习', 'xué xí', []],
		['中国', 'Zhōng guó', hsk1],
	] as const
	const words = []
	for (const [word, pinyin, levels] of rows) {
		const { id } = await makeWord(db, { word, pinyin, levels: [...levels] })
		words.push({ id, pinyin })
	}
	await makeLesson(db, { id: 'names' })
	const line = rows.map(([word, pinyin]) => `${word}[${pinyin}]`).join(' | ')
	await db.insert(lessonContents).values({ lessonId: 'names', content: contentFrom(`${line} / `) })
	await countWaitingTexts(db, { most: 10, now: new Date() })
	const { ranks } = await readCountedTexts(db, { kept: noCountedTexts })
	expect(words.map(({ id }) => ranks.get(id)?.isName ?? false)).toEqual(
		words.map(({ pinyin }) => isNameReading(pinyin)),
	)
})
