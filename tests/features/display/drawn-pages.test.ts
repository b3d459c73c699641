import { expect, test } from 'vitest'
import { reviews } from '#app/db/schema/index.ts'
import { makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

const choices = { script: 'traditional', notation: 'zhuyin', toneScheme: 'pleco' } as const

/** The pages of a reader of traditional characters and zhuyin who wants the tones in colours. */
async function asReader() {
	const db = await memoryDatabase()
	const userId = await makeAccount(db, choices)
	const { ask } = productOn(db)
	const cookie = await sessionOf(db, userId)
	const open = async (path: string) => {
		const html = await (await ask(path, { cookie })).text()
		return html.replaceAll('<!-- -->', '')
	}
	return { db, userId, open }
}

test('the server lists the words to learn of the analyser as they are read, with their button', async () => {
	const { db, open } = await asReader()
	await makeWord(db, { word: '日记', pinyin: 'rì jì', traditional: '日記' })
	await makeWord(db, { word: '写', pinyin: 'xiě', traditional: '寫' })
	const html = await open('/tools/analyzer')
	const [, list = ''] = html.split('id="unknown-words"')
	expect(list).toContain('<span lang="zh-Hant"><span class=t4>日記</span></span>')
	expect(list).toContain('<span class=t4>ㄖˋ ㄐㄧˋ</span>')
	expect(list).toContain('Mark these 2 as known')
})

test('often forgotten words stand in the statistics as they are read', async () => {
	const { db, userId, open } = await asReader()
	const deckId = await makeDeck(db, [await makeWord(db, { traditional: '學習' })])
	const forgotten = { userId, cardId: `${deckId}-1`, grade: 'forgot', mode: 'recall' } as const
	await db
		.insert(reviews)
		.values(['a', 'b'].map((id) => ({ ...forgotten, id, at: new Date(), durationMs: 4000 })))
	const html = await open('/flashcards/stats')
	expect(html).toContain('<span class=t2>學習</span>')
	expect(html).toContain('ㄒㄩㄝˊ ㄒㄧˊ')
})

test('the level check asks for words without the colours of their tones', async () => {
	const { db, open } = await asReader()
	const levels = [{ type: 'HSK' as const, level: 'HSK1' as const, edition: '2.0' as const }]
	const { id } = await makeWord(db, { traditional: '學習', levels })
	expect(await open('/level-check')).toContain('<span lang="zh-Hant">學習</span>')
	const result = await open(`/level-check?try=1&done=1&known=${id}`)
	expect(result).toContain('<span class=t2>學習</span>')
	expect(result).toContain('<span lang="zh-Bopo"><span class=t2>ㄒㄩㄝˊ ㄒㄧˊ</span></span>')
})

test('a card asks for a word without the colours of its tones', async () => {
	const { db, open } = await asReader()
	const slug = await makeDeck(db, [await makeWord(db, { traditional: '學習' })])
	const coloured = '<span class=t2>學習</span>'
	for (const mode of ['recall', 'type-reading', 'listening']) {
		const asked = await open(`/flashcards/study/${slug}?mode=${mode}`)
		expect(asked).toContain('學習</span>')
		expect(asked).not.toContain(coloured)
	}
	expect(await open(`/flashcards/study/${slug}?mode=recall&card=${slug}-1`)).toContain(coloured)
})

test('titles of courses and lessons stand in lists in the script of their reader', async () => {
	const { db, open } = await asReader()
	await makeWord(db, { word: '学习', traditional: '學習' })
	const item = { level: 'beginner', category: 'story', isFree: true } as const
	const title = { zh: '学习', en: 'Learning' }
	const id = await makeLesson(db, { ...item, id: 'learning', type: 'course', title })
	await makeLesson(db, { ...item, id: 'again', parentId: id, title: { zh: '学习二', en: 'Again' } })
	for (const path of ['/courses', '/courses/category/story', '/courses/learning']) {
		const html = await open(path)
		expect(html).toMatch(/<(p|span) lang="zh-CN"[^>]*>學習/)
		expect(html).not.toMatch(/<(p|span) lang="zh-CN"[^>]*>学习/)
	}
	expect(await open('/courses/learning')).toContain('學習二')
})

test('the dictionary names measure words and the words with a word in the script of its reader', async () => {
	const { db, open } = await asReader()
	await makeWord(db, { word: '书', pinyin: 'shū', traditional: '書', measureWords: ['本', '册'] })
	await makeWord(db, { word: '书包', pinyin: 'shū bāo', traditional: '書包', measureWords: ['个'] })
	const html = await open('/dictionary/书')
	expect(html).toContain('<span lang="zh-Hant">本 冊</span>')
	expect(html).toMatch(/Words with <span[^>]*>書<\/span>/)
})
