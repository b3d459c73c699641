import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countWaitingParts } from '#app/db/count-own-texts.ts'
import { ownTextParts, ownTexts, userProfiles } from '#app/db/schema/index.ts'
import { err, ok } from '#app/domain/result.ts'
import { bytesOf, mostBytes, mostTexts } from '#app/domain/texts/limits.ts'
import { keepReading } from '#app/features/progress/reading/keep-reading.server.ts'
import { addText } from '#app/features/texts/add-text.server.ts'
import { deleteText } from '#app/features/texts/change-text.server.ts'
import { cutPart } from '#app/features/texts/cut-part.server.ts'
import { listTexts } from '#app/features/texts/list-texts.server.ts'
import { readText } from '#app/features/texts/read-text.server.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { withOwnTexts } from '#tests/support/own-texts.ts'

silenceExpectedLogs()

const now = new Date('2026-11-22T12:00:00Z')

async function withTom() {
	const texts = await withOwnTexts()
	await makeAccount(texts.db, { id: 'tom', email: 'tom@example.com' })
	return texts
}

async function read(texts: Awaited<ReturnType<typeof withOwnTexts>>, id: string, number = 1) {
	const page = await readText(texts.sources, { id, number, user: texts.reader })
	if (!page.ok) throw new Error(page.error)
	return page.value
}

test('a pasted text is cut into words and read like a lesson', async () => {
	const texts = await withOwnTexts()
	const id = await texts.add('我爱学习。\n癌症很可怕。', { title: '两句话', tags: ['test'] })
	const page = await read(texts, id)
	expect(page.text).toEqual({ id, title: '两句话', tags: ['test'] })
	expect(page.html).toContain('<p id=p1>')
	expect(page.html).toContain('学习<rt lang=zh-Latn-pinyin>xuéxí</ruby>')
	expect(page.problem).toBeUndefined()
	expect(page.entries.map(({ word }) => word)).toEqual(['爱', '学习', '癌症'])
	expect(page.wordsToLearn.map((place) => page.entries[place]?.word)).toContain('癌症')
	expect(page.fit?.text).toMatch(/new words?$/)
})

test('the list before a text has the new words that its head counts', async () => {
	const texts = await withOwnTexts()
	await texts.mark('爱', 'learning')
	const page = await read(texts, await texts.add('我爱学习。\n癌症很可怕，癌症。'))
	const words = page.newWords.map(({ word }) => word)
	expect(words).toContain('癌症')
	expect(words).not.toContain('爱')
	expect(page.fit?.text).toMatch(new RegExp(`\\b${words.length} new words?$`))
})

test('a traditional text is read as it is', async () => {
	const texts = await withOwnTexts()
	const id = await texts.add('我愛學習。')
	const { html } = await read(texts, id)
	expect(html).toContain('data-word="学习">學習<rt lang=zh-Latn-pinyin>xuéxí')
	expect(html).toContain('lang=zh-Hant')
})

test('the words a person marked paint the text', async () => {
	const texts = await withOwnTexts()
	await texts.mark('癌症', 'known')
	const id = await texts.add('癌症，癌症。')
	const { own, fit } = await read(texts, id)
	expect(own).toHaveLength(1)
	expect(fit?.text).toBe('100% known · no new words')
})

test('a part that waits is cut when it is opened', async () => {
	const texts = await withOwnTexts()
	const id = await texts.add('我爱学习。', { isCut: false })
	expect(await texts.partsOfText(id)).toMatchObject([{ version: 0, source: '我爱学习。' }])
	expect((await read(texts, id)).html).toContain('学习<rt')
	expect(await texts.partsOfText(id)).toMatchObject([{ version: 1, source: null }])
})

test('while the tokenizer is down the text is kept, and says so', async () => {
	const texts = await withOwnTexts()
	const id = await texts.add('我爱学习。', { isCut: false })
	const down = {
		...texts.sources,
		tokenize: async () => err({ code: 'tokenizer.unreachable' as const, text: 'Down.' }),
	}
	const page = await readText(down, { id, number: 1, user: texts.reader })
	expect(page.ok && page.value.problem).toMatch('The text is saved')
	expect((await read(texts, id)).problem).toBeUndefined()
})

test('of two requests that cut a part, the first wins', async () => {
	const texts = await withOwnTexts()
	const id = await texts.add('我爱学习。', { isCut: false })
	const [part] = await texts.partsOfText(id)
	await cutPart(texts.sources, { id: part?.id ?? '', source: '我爱学习。' })
	await cutPart(texts.sources, { id: part?.id ?? '', source: '别的。' })
	expect((await read(texts, id)).html).toContain('学习')
})

test('deleting leaves nothing, and so does the end of an account', async () => {
	const texts = await withTom()
	const id = await texts.add('我爱学习。')
	expect(await deleteText(texts.db, { id, userId: texts.userId })).toBe(true)
	expect(await deleteText(texts.db, { id, userId: texts.userId })).toBe(false)
	expect(await texts.partsOfText(id)).toEqual([])
	await texts.add('我爱爬山。')
	await texts.db.delete(userProfiles).where(eq(userProfiles.id, texts.userId))
	expect(await texts.db.select().from(ownTexts)).toEqual([])
	expect(await texts.db.select().from(ownTextParts)).toEqual([])
})

test.each([
	['', 'own-text.missing'],
	['  \n ', 'own-text.missing'],
	['Hello, world.', 'own-text.no-chinese'],
])('%j is no text to read', async (text, code) => {
	const texts = await withOwnTexts()
	const added = await addText(texts.db, {
		userId: texts.userId,
		title: '',
		tags: [],
		parts: [{ title: '', text }],
		now,
	})
	expect(added).toEqual(err({ code, field: 'text' }))
})

test('more texts than one may keep are refused', async () => {
	const texts = await withTom()
	const rows = Array.from({ length: mostTexts }, (_, at) => ({
		id: `t${at}`,
		userId: texts.userId,
		title: 't',
		tags: [],
	}))
	await texts.db.insert(ownTexts).values(rows)
	await expect(texts.add('我爱学习。')).rejects.toThrow('own-text.too-many')
	await expect(texts.add('我爱学习。', { of: 'tom', isCut: false })).resolves.toBeTruthy()
	await deleteText(texts.db, { id: 't0', userId: texts.userId })
	await expect(texts.add('我爱学习。', { isCut: false })).resolves.toBeTruthy()
})

test('all texts together have a size; a text of just that size is kept whole', async () => {
	const texts = await withOwnTexts()
	const line = `${'他走了很久。'.repeat(20)}\n`
	const most = line.repeat(Math.floor(mostBytes / bytesOf(line)))
	const id = await texts.add(most, { isCut: false })
	const parts = await texts.partsOfText(id)
	expect(parts.map(({ source }) => source).join('\n')).toBe(most.trim())
	const one = await addText(texts.db, {
		userId: texts.userId,
		title: '',
		tags: [],
		parts: [{ title: '', text: line.repeat(40) }],
		now,
	})
	expect(one).toEqual(err({ code: 'own-text.too-large', values: { most: '2', size: '2.1' } }))
	expect(await texts.db.select({ id: ownTexts.id }).from(ownTexts)).toEqual([{ id }])
})

test('a text that filled the room is the same text when its form is sent again', async () => {
	const { db, userId } = await withOwnTexts()
	const parts = [{ title: '', text: '他走了很久。'.repeat(mostBytes / bytesOf('他走了很久。')) }]
	const sent = { userId, formId: 'one', title: '', tags: [], parts, now }
	const first = await addText(db, sent)
	if (!first.ok) throw new Error(first.error.code)
	expect(await addText(db, sent)).toEqual(ok({ id: first.value.id, parts: [] }))
	expect(await addText(db, { ...sent, formId: 'another' })).toMatchObject({ ok: false })
})

test('the library lists texts with what its person knows, the last read first', async () => {
	const texts = await withTom()
	await texts.mark('爬山', 'known')
	const rain = await texts.add('爬山，学习。', { title: '雨天', tags: ['novel', '武侠'] })
	const book = await texts.add('', {
		title: 'A book',
		parts: [
			{ title: '一', text: '我爱学习。\n我爱爬山。' },
			{ title: '二', text: '癌症。' },
		],
	})
	await texts.add('我爱学习。', { of: 'tom' })
	const [first] = await texts.partsOfText(book)
	const place = {
		kind: 'text' as const,
		id: first?.id ?? '',
		paragraph: 2,
		paragraphs: 2,
		ageMs: 0,
	}
	const log = { device: 'phone', places: [place], days: [] }
	await keepReading(texts.db, {
		reader: { id: texts.userId, level: 1 },
		log,
		now: new Date(Date.now() + 5000),
	})
	const list = async (search = {}) =>
		listTexts(texts.db, { user: texts.reader, search: { q: '', tag: '', page: 1, ...search } })
	const all = await list()
	expect(all).toMatchObject({ found: 2, tags: ['novel', '武侠'], kept: { texts: 2 } })
	expect(all.texts).toMatchObject([
		{ id: book, parts: 2, characters: 14, percentRead: 78, path: `/texts/${book}/2` },
		{
			id: rain,
			fit: { text: '100% known · no new words', known: 100, learning: 0 },
			percentRead: 0,
			path: `/texts/${rain}/1`,
		},
	])
	expect((await list({ q: 'BOOK' })).texts.map(({ id }) => id)).toEqual([book])
	expect((await list({ q: '侠' })).texts.map(({ id }) => id)).toEqual([rain])
	expect((await list({ tag: 'novel' })).texts.map(({ id }) => id)).toEqual([rain])
	expect((await list({ tag: 'nov' })).found).toBe(0)
})

test('the newest place of a part stays, and only its owner sets it', async () => {
	const texts = await withTom()
	const id = await texts.add('一。\n二。\n三。\n四。')
	const [part] = await texts.partsOfText(id)
	const keep = (paragraph: number, ageMs: number, reader = texts.userId) =>
		keepReading(texts.db, {
			reader: { id: reader, level: 1 },
			log: {
				device: 'phone',
				places: [paragraph, 1].map((one, at) => ({
					kind: 'text' as const,
					id: part?.id ?? '',
					paragraph: one,
					paragraphs: 4,
					ageMs: ageMs + 100 * at,
				})),
				days: [],
			},
			now,
		})
	const place = async () => (await texts.partsOfText(id)).map(({ paragraph }) => paragraph)
	await keep(3, 1000)
	expect(await place()).toEqual([3])
	await keep(2, 60_000)
	await keep(4, 0, 'tom')
	expect(await place()).toEqual([3])
	await keep(4, 10)
	expect(await place()).toEqual([4])
})

test('after a change of the vocabulary the words of a part are counted again', async () => {
	const texts = await withOwnTexts()
	const id = await texts.add('我爱爬山。')
	await texts.db.update(ownTextParts).set({ counts: null, vocabRevision: 'earlier' })
	await countWaitingParts(texts.db, { most: 50 })
	expect(await texts.partsOfText(id)).toMatchObject([{ counts: { listed: 2 }, version: 1 }])
})
