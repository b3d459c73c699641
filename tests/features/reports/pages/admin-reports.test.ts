import { expect, test } from 'vitest'
import { auditLog, reports } from '#app/db/schema/index.ts'
import { exerciseKinds } from '#app/domain/exercises/exercise-kinds.ts'
import { answerReports } from '#app/features/reports/admin/answer-reports.server.ts'
import { listReports } from '#app/features/reports/admin/list-reports.server.ts'
import { readReportSearch } from '#app/features/reports/admin/report-search.ts'
import { listOwnReports } from '#app/features/reports/own/own-reports.server.ts'
import { action, loader } from '#app/features/reports/pages/admin-reports.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import {
	makeArticle,
	makeExercises,
	makeLesson,
	makeWord,
} from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { makeReports } from '#tests/support/reports.ts'

async function office() {
	const { db, visit, cookie } = await testOffice()
	await makeAccount(db, { id: 'mei', email: 'mei@example.com', displayName: '王小美' })
	await makeAccount(db, { id: 'david', email: 'david@example.com', displayName: 'David' })
	await makeLesson(db, { id: 'city', type: 'course', title: { zh: '城市', en: 'In the City' } })
	await makeLesson(db, { id: 'town', parentId: 'city', title: { zh: '银行', en: 'The Bank' } })
	const load = (search = '') => loader(visit(`/admin/reports${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(visit(`/admin/reports${search}`, { cookie, form })))
	const statuses = async () => {
		const all = await db.select().from(reports).orderBy(reports.createdAt)
		return all.map(({ status, reply }) => (reply ? `${status}: ${reply}` : status))
	}
	return { db, load, send, statuses }
}

test('reports of one place stand together, the latest first, with the text around and the names', async () => {
	const { db, load } = await office()
	const [, other] = await makeReports(db, 'mei', [
		{ note: 'yínháng' },
		{ word: '哪儿', pinyin: 'nǎr', kind: 'audio' },
	])
	const [same] = await makeReports(db, 'david', [{ kind: 'meaning', ageMs: 0 }])
	const { list, failure } = await load()
	expect(failure).toBeUndefined()
	expect(list).toMatchObject({
		total: 2,
		courses: [{ id: 'city', title: 'In the City' }],
		groups: [
			{
				id: same,
				count: 2,
				word: '银行',
				sentence: '银行在哪儿？',
				lessonTitle: 'The Bank',
				courseTitle: 'In the City',
				said: [
					{ kind: 'meaning', by: 'David', note: '' },
					{ kind: 'pinyin', by: '王小美', note: 'yínháng' },
				],
			},
			{ id: other, count: 1, word: '哪儿' },
		],
	})
})

test('a place leads on: to the question by its number, to the entry by its reading or its only one', async () => {
	const { db, load } = await office()
	const { template } = exerciseKinds.choice
	await makeExercises(db, 'town', `${template}\n\n${template}\n\n${template}`)
	await makeWord(db, { word: '行', pinyin: 'xíng' })
	const bank = await makeWord(db, { word: '行', pinyin: 'háng' })
	const mum = await makeWord(db, { word: '妈妈', pinyin: 'mā ma' })
	const ofWord = { part: 'dictionary' as const, lessonId: null, sentence: null }
	await makeReports(db, 'mei', [
		{ part: 'exercise', exerciseId: 'town-2', word: null, sentence: null },
		{ part: 'exercise', exerciseId: 'gone', word: null, sentence: null },
		{ ...ofWord, word: '行', pinyin: 'háng' },
		{ ...ofWord, word: '妈妈', pinyin: 'māma' },
		{ ...ofWord, word: '行', pinyin: 'hàng', sentence: '行。' },
	])
	const { groups } = (await load()).list
	expect(groups.map(({ exerciseNo, vocabId }) => exerciseNo ?? vocabId).toReversed()).toEqual([
		2,
		null,
		bank.id,
		mum.id,
		null,
	])
})

test('editors who are no administrators are told no names', async () => {
	const { db } = await office()
	await makeReports(db, 'mei', [{}])
	const search = readReportSearch(new URLSearchParams())
	const { groups } = await listReports(db, { ...search, showsReaders: false })
	expect(JSON.stringify(groups)).not.toMatch(/小美|mei@/)
	expect(groups[0]?.said).toMatchObject([{ by: null }])
})

test('the list is filtered by status, by kind and by course', async () => {
	const { db, load, send } = await office()
	await makeArticle(db, { id: 'train' })
	await makeLesson(db, { id: 'single' })
	const [first] = await makeReports(db, 'mei', [
		{},
		{ kind: 'translation', lessonId: null, articleId: 'train', word: null },
		{ kind: 'meaning', part: 'dictionary', lessonId: null, sentence: null },
		{ kind: 'cut', lessonId: 'single' },
	])
	const found = async (search: string) =>
		(await load(search)).list.groups.flatMap(({ said }) => said.map(({ kind }) => kind)).sort()
	expect(await found('?kind=translation')).toEqual(['translation'])
	expect(await found('?from=articles')).toEqual(['translation'])
	expect(await found('?from=dictionary')).toEqual(['meaning'])
	expect(await found('?from=city')).toEqual(['pinyin'])
	expect(await found('?from=single')).toEqual(['cut'])
	expect(await found('?from=city&kind=audio')).toEqual([])
	await send({ intent: 'resolve', of: first ?? '', reply: '' })
	expect(await found('?status=resolved')).toEqual(['pinyin'])
	expect(await found('?status=resolved&kind=pinyin')).toEqual(['pinyin'])
	expect(await found('?status=rejected')).toEqual([])
	expect(await found('')).toEqual(['cut', 'meaning', 'translation'])
})

test('an answer is for all reports of the place, is logged, and reaches its readers', async () => {
	const { db, load, send, statuses } = await office()
	await makeReports(db, 'mei', [{}, { word: '哪儿' }])
	const [of = ''] = await makeReports(db, 'david', [{ ageMs: 0 }])
	const answer = await send(
		{ intent: 'resolve', of, reply: ' It is yínháng now. ' },
		'?kind=pinyin',
	)
	expect(answer.headers.get('location')).toBe(`/admin/reports?kind=pinyin&done=resolve&of=${of}`)
	expect((await load(`?done=resolve&of=${of}`)).done).toEqual({ answer: 'resolve', of })
	expect(await statuses()).toEqual([
		'resolved: It is yínháng now.',
		'open',
		'resolved: It is yínháng now.',
	])
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'report.resolve', objectType: 'report', objectId: of, after: { status: 'resolved' } },
	])
	const listed = await listOwnReports(db, { reader: { id: 'mei', level: 1 }, now: new Date() })
	expect(listed.map(({ status, reply, isNew }) => [status, reply, isNew])).toEqual([
		['open', null, false],
		['resolved', 'It is yínháng now.', true],
	])
})

test('a report that came after the screen was drawn is not answered with the others', async () => {
	const { db, send, statuses } = await office()
	const [of = ''] = await makeReports(db, 'mei', [{}])
	await makeReports(db, 'david', [{ ageMs: 0 }])
	await send({ intent: 'reject', of, reply: '' })
	expect(await statuses()).toEqual(['rejected', 'open'])
})

test('an undo takes back exactly one answer, and is done once', async () => {
	const { db, load, send, statuses } = await office()
	const [first = ''] = await makeReports(db, 'mei', [{}])
	const earlier = {
		actor: { id: 'shen-lan', email: 'shen@example.com' },
		now: new Date('2026-11-20T12:00:00Z'),
	}
	await answerReports(db, {
		form: { intent: 'resolve', of: first, reply: 'Mended.' },
		...earlier,
	})
	const [second = ''] = await makeReports(db, 'david', [{ ageMs: 0 }])
	await send({ intent: 'reject', of: second, reply: '' })
	expect(await statuses()).toEqual(['resolved: Mended.', 'rejected'])
	await send({ intent: 'reopen', of: second })
	expect(await statuses()).toEqual(['resolved: Mended.', 'open'])
	expect((await load(`?done=reopen&of=${second}`)).done).toEqual({ answer: 'reopen', of: second })
	expect((await load(`?done=reject&of=${second}`)).done).toBeUndefined()
	expect((await send({ intent: 'reopen', of: second })).status).toBe(409)
})

test('an answer to a report that is answered or gone is refused with what was typed', async () => {
	const { db, send } = await office()
	const [of = ''] = await makeReports(db, 'mei', [{}])
	await send({ intent: 'resolve', of, reply: '' })
	const late = await send({ intent: 'reject', of, reply: 'It is right.' })
	expect(late.status).toBe(409)
	expect(await late.json()).toMatchObject({
		problems: [{ text: 'Somebody has answered this report already.' }],
		typed: { reply: 'It is right.' },
	})
	expect((await send({ intent: 'resolve', of: 'gone', reply: '' })).status).toBe(404)
})
