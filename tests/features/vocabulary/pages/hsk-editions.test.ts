import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countWaitingTexts } from '#app/db/count-texts.ts'
import {
	auditLog,
	cardStates,
	cards,
	decks,
	hskFormerWords,
	hskLists,
	lessonContents,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import { noCountedTexts } from '#app/domain/known-words/counted-texts.ts'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { hskOffice, listOf, official, old } from '#tests/support/hsk-office.ts'
import { sessionOf } from '#tests/support/session.ts'

const size = 10_500

/** Words of two hanzi: enough of them for a whole edition. */
const many = Array.from({ length: size }, (_, at) => ({
	word: String.fromCodePoint(0x4e10 + Math.floor(at / 200), 0x7000 + (at % 200)),
	pinyin: 'dīng líng',
}))
const student = { word: '学生', pinyin: 'xué sheng' }

/** 看 is HSK 1 in edition 2.0 and HSK 5 here; 学生 is read xué shēng. */
const whole = listOf(
	'爱好,愛好,àihào,V/N,4',
	'看,看,kàn,V,5',
	'学生,學生,xuéshēng,N,1',
	...many.map(({ word }) => `${word},,,N,6`),
)
const short = listOf('看,看,kàn,V,5', '好,好,hǎo,Adj,6', '学生,學生,xuéshēng,N,6')

/** An office with a lesson, and with learners: 王小美 chose no edition, Marta 3.0. */
async function school(words = [student]) {
	const office = await hskOffice(words)
	const { db, visit, send } = office
	await db
		.update(vocab)
		.set({ levels: [old('HSK1')] })
		.where(eq(vocab.word, '看'))
	await db
		.update(vocab)
		.set({ levels: [old('HSK2')] })
		.where(eq(vocab.word, '学生'))
	const lessonId = await makeLesson(db, { id: 'hello' })
	const line = '学生[xué sheng] | 看[kàn] | 爱好[ài hào] | 看看[kàn kan] | 。 / '
	await db.insert(lessonContents).values({ lessonId, content: contentFrom(line) })
	const xiaomei = await makeAccount(db, { id: 'xiaomei', langLevel: 'HSK3' })
	const marta = await makeAccount(db, {
		id: 'marta',
		email: 'marta@example.com',
		langLevel: 'HSK3',
		hskEdition: '3.0',
	})
	const cookies = [await sessionOf(db, xiaomei), await sessionOf(db, marta)]
	/** Of each learner: the edition, and how much of the lesson they know. */
	const figures = async () => {
		await countWaitingTexts(db, { most: 100, now: new Date() })
		const found: string[] = []
		for (const cookie of cookies) {
			const user = await visit('/courses', { cookie }).context.user()
			if (!user) throw new Error('signed out')
			const fits = await findFits(db, { kept: noCountedTexts }, user)
			const fit = fits.ofLessons([lessonId])
			found.push(`${user.hskEdition}: ${fit?.share} ${fit?.newWords}`)
		}
		return found
	}
	const change = async (intent: 'set-default' | 'remove', edition = '3.0') => {
		const answer = await send({ intent, edition })
		return answer.headers.get('location') ?? answer.status
	}
	const allWords = () =>
		db
			.select({ word: vocab.word, pinyin: vocab.pinyin, levels: vocab.levels })
			.from(vocab)
			.orderBy(vocab.id)
	return { ...office, figures, change, words: allWords }
}

test('learners’ figures are the same before an edition is imported and after it is removed', async () => {
	const { answerTo, importAll, figures, change, words, db } = await school([...many, student])
	const before = { figures: await figures(), words: await words() }

	const { digest = '', shortage } = await answerTo({ intent: 'check', file: short })
	expect(shortage).toContain('it has 3 of about 11,092 words')
	expect(await answerTo({ intent: 'import', file: short, digest })).toMatchObject({
		status: 422,
		problems: [{ code: 'hsk-list.short', values: { words: '3', expected: '11,092' } }],
	})
	expect(await figures()).toEqual(before.figures)

	// Marta chose 3.0. For 王小美, an import alone changes nothing.
	expect((await answerTo({ intent: 'check', file: whole })).shortage).toBeUndefined()
	await importAll(whole)
	const imported = await figures()
	expect(imported[0]).toBe(before.figures[0])
	expect(imported[1]).toMatch(/^3\.0: /)
	expect(imported[1]?.slice(4)).not.toBe(before.figures[1]?.slice(4))

	expect(await change('set-default')).toBe('/admin/vocab/hsk?done=set-default&of=3.0')
	expect(await figures()).toEqual([imported[1], imported[1]])

	expect(await change('remove')).toBe('/admin/vocab/hsk?done=remove&of=3.0')
	expect(await figures()).toEqual(before.figures)
	expect(await words()).toEqual(before.words)
	expect(await db.select().from(hskLists)).toEqual([])
	expect(await db.select().from(hskFormerWords)).toEqual([])
	expect(await db.select().from(decks)).toEqual([])

	const log = await db.select().from(auditLog).orderBy(desc(sql`rowid`))
	expect(log).toMatchObject([
		{ action: 'hsk-list.remove', objectId: '3.0', before: { edition: '3.0', file: 'hsk30.csv' } },
		{ action: 'hsk-list.set-default', before: { edition: '2.0' }, after: { edition: '3.0' } },
		{ action: 'hsk-list.import', after: { edition: '3.0', words: size + 3 } },
	])
})

test('a check says whom an import concerns, and what it does to words', async () => {
	const { answerTo, importAll, change } = await school([...many, student])
	expect((await answerTo({ intent: 'check', file: whole })).figures).toMatchObject({
		people: 1,
		lost: 0,
		moved: 0,
	})
	await importAll(whole)
	await change('set-default')
	const again = await answerTo({ intent: 'check', file: short })
	// 看 keeps its level and 看看 with it; 学生 gets another; 好 gets one; the others lose theirs.
	expect(again.figures).toMatchObject({ people: 3, gained: 1, moved: 1, lost: size + 1 })
	expect(again.shortage).toBe(
		'Replace 10,503 words by 3 anyway: levels would come from these alone',
	)
})

test('a short list is imported with the box ticked, and a whole one replaces it', async () => {
	const { importAll, answerTo, open } = await school([...many, student])
	expect(await importAll(short)).toMatchObject({ outcome: 'imported' })
	expect((await answerTo({ intent: 'check', file: whole })).shortage).toBeUndefined()
	expect(await open()).toMatchObject({
		editions: [
			{ edition: '2.0', isDefault: true, isRemovable: false, people: 2 },
			{ edition: '3.0', isDefault: false, isRemovable: true, people: 1, peopleByDefault: 3 },
			{ edition: '2026', isThere: false, isRemovable: false, people: 0 },
		],
	})
})

test('an edition that was the default before is the default again', async () => {
	const { importAll, change, open } = await school()
	const shown = async () => (await open()).editions.find(({ isDefault }) => isDefault)?.edition
	await importAll(short)
	await change('set-default')
	await importAll(short, '2026')
	expect(await shown()).toBe('3.0')
	await change('set-default', '2026')
	expect(await shown()).toBe('2026')
	await change('remove', '2026')
	expect(await shown()).toBe('3.0')
	await change('set-default', '2.0')
	expect(await shown()).toBe('2.0')
})

test('an edition that is not imported is no default and cannot be removed', async () => {
	const { change } = await school()
	expect(await change('set-default')).toBe(404)
	expect(await change('remove')).toBe(404)
	expect(await change('remove', '2.0')).toBe(404)
})

test('edition 2.0 is as it was once its imported list is removed', async () => {
	const { importAll, change, words, open } = await school()
	const before = await words()
	await importAll(short, '2.0')
	await importAll(listOf('汉路,,Hànlù,N,1', '学生,,xuéshēng,N,4'), '2.0')
	expect(await words()).not.toEqual(before)
	expect((await open()).editions[0]).toMatchObject({ isRemovable: true, people: 3 })
	await change('remove', '2.0')
	expect(await words()).toEqual(before)
})

test('a list of edition 2.0 of which nothing is kept cannot be removed', async () => {
	const { importAll, send, open, db } = await school()
	// As it was before imports kept what they replace.
	await importAll(short, '2.0')
	await db.delete(hskFormerWords)
	expect((await open()).editions[0]).toMatchObject({ isRemovable: false })
	const answer = await send({ intent: 'remove', edition: '2.0' })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({ problems: [{ code: 'hsk-list.not-kept' }] })
	expect(await db.select().from(hskLists)).toHaveLength(1)
})

test('words are as they were, also if only a second list of the edition had their reading', async () => {
	const { importAll, change, words } = await school()
	const before = await words()
	await importAll(listOf('看,看,kàn,V,5', '学生,學生,,N,6'))
	await importAll(listOf('看,看,kàn,V,4', '学生,學生,xuéshēng,N,1'))
	await change('remove')
	expect(await words()).toEqual(before)
})

test('a reading that two editions share stays until both are removed', async () => {
	for (const order of [
		['3.0', '2026'],
		['2026', '3.0'],
	]) {
		const { importAll, change, words, db } = await school()
		const before = await words()
		const reading = async () => {
			const [found] = await db.select().from(vocab).where(eq(vocab.word, '学生'))
			return found?.pinyin
		}
		await importAll(short)
		await importAll(short, '2026')
		await change('remove', order[0])
		expect(await reading()).toBe('xué shēng')
		await change('remove', order[1])
		expect(await words()).toEqual(before)
	}
})

test('what an administrator has changed since stays', async () => {
	const { importAll, change, levels, db } = await school()
	await importAll(short)
	await db.update(vocab).set({ pinyin: 'xué shengr' }).where(eq(vocab.word, '学生'))
	await db
		.update(vocab)
		.set({ levels: [official('HSK5'), { type: 'HSK', level: 'HSK2' }] })
		.where(eq(vocab.word, '看'))
	await change('remove')
	expect(await levels()).toMatchObject({
		'学生 xué shengr': [old('HSK2')],
		'看 kàn': [{ type: 'HSK', level: 'HSK2' }],
	})
})

test('the decks of an edition go, but for the cards that somebody has begun', async () => {
	const { importAll, change, db } = await school()
	await importAll(listOf('看,看,kàn,V,5', '爱好,,àihào,N,5', '好,好,hǎo,Adj,6'))
	await db
		.insert(cardStates)
		.values({ userId: 'xiaomei', cardId: 'hsk-3.0-level-5-1', state: 'review', logLength: 1 })
	await change('remove')
	expect(await db.select({ id: decks.id }).from(decks)).toEqual([{ id: 'hsk-3.0-level-5' }])
	const left = await db
		.select({ id: cards.id, isRemoved: sql`${cards.removedAt} is not null` })
		.from(cards)
		.orderBy(cards.id)
	expect(left).toEqual([
		{ id: 'hsk-3.0-level-5-1', isRemoved: 0 },
		{ id: 'hsk-3.0-level-5-2', isRemoved: 1 },
	])
	await importAll(short)
	expect(await db.select().from(cardStates)).toHaveLength(1)
})

test('only an administrator may make an edition the default, or remove it', async () => {
	const { importAll, send, db } = await school()
	await importAll(short)
	await db.update(userProfiles).set({ level: 98 }).where(eq(userProfiles.id, 'shen-lan'))
	for (const intent of ['set-default', 'remove']) {
		expect((await send({ intent, edition: '3.0' })).headers.get('location')).toBe('/')
	}
	expect(await db.select().from(hskLists)).toHaveLength(1)
})
