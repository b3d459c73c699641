import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { discardChanges, publish } from '#app/db/publish.ts'
import {
	articles,
	auditLog,
	exercises,
	lessonContents,
	lessonNotes,
	lessons,
	versions,
} from '#app/db/schema/index.ts'
import { articleOwner, lessonOwner } from '#app/db/working-parts.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import type { VersionPart } from '#app/domain/versions/version-content.ts'
import { actionText } from '#app/features/audit/action-text.ts'
import { action, loader } from '#app/features/versions/pages/versions.tsx'
import { makeArticle } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'
import { saveExercises, saveLessonNotes, saveText } from '#tests/support/save-parts.ts'

const actor = { id: 'shen-lan', email: 'shen@example.com' }
const at = (minute: number) => new Date(Date.parse('2026-11-21T12:00:00Z') + minute * 60_000)
const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'
const who = '[choice]\nzh: 谁在唱歌？\nen: Who sings?\n- zh: 我\n* zh: 他'

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db
		.insert(lessons)
		.values([
			lessonRow({ id: 'course', type: 'course', title: { zh: '第一步', en: 'First Steps' } }),
			lessonRow({ id: 'market', parentId: 'course' }),
		])
	await makeArticle(db, {
		id: 'tea',
		title: '茶',
		enTitle: 'Tea',
		content: contentFrom('我 | 喝 | 茶 | 。 / I drink tea.'),
		version: 1,
		updatedAt: at(-60),
	})
	const by = (minute: number) => ({ actor, now: at(minute) })
	const saveLine = (line: string, version: number) =>
		saveText(db, {
			owner: lessonOwner('market'),
			content: contentFrom(line),
			version,
			...by(version),
		})
	const saveNotes = (source: string, version: number) =>
		saveLessonNotes(db, { lessonId: 'market', source, blocks: [], version, ...by(version) })
	const saveSet = (text: string, version: number) =>
		saveExercises(db, {
			lessonId: 'market',
			exercises: readExerciseSet(text).exercises,
			version,
			...by(version),
		})
	const saveArticle = (line: string, version: number) =>
		saveText(db, {
			owner: articleOwner('tea'),
			content: contentFrom(line),
			version,
			...by(version),
		})
	const path = '/admin/lessons/market/versions'
	const open = async (search = '', id = 'market') => {
		const answer = await loader(enter(`${path}${search}`, { params: { id } }))
		return 'data' in answer ? answer : { data: answer, init: null }
	}
	const send = (form: Record<string, string>, id = 'market') =>
		answerOf(action(enter(path, { params: { id }, form: { intent: 'restore', ...form } })))
	const idOf = async (part: VersionPart, version: number) => {
		const [found] = await db
			.select()
			.from(versions)
			.where(and(eq(versions.part, part), eq(versions.version, version)))
		return found?.id ?? ''
	}
	const texts = async () => (await db.select().from(lessonContents)).map((row) => row.content)
	const log = () => db.select().from(auditLog)
	return {
		...entered,
		saveLine,
		saveNotes,
		saveSet,
		saveArticle,
		open,
		send,
		idOf,
		texts,
		log,
		path,
	}
}

test('each save is listed with its author, its part and what changed', async () => {
	const { saveLine, saveNotes, saveSet, open } = await office()
	await saveLine('风 | 不大 | 。 / Little wind.', 0)
	await saveLine('风 | 不 | 大 | 。 / Little wind.', 1)
	await saveNotes('## 不大', 0)
	await saveSet(tea, 1)
	const { data } = await open()
	expect(data).toMatchObject({
		owner: { title: { en: 'Market Day' }, course: { id: 'course' } },
		listed: {
			total: 4,
			versions: [
				{ part: 'exercises', version: 2, isNewest: true, name: '沈岚' },
				{ part: 'text', version: 2, isNewest: true, size: { changed: 1 } },
				{ part: 'notes', version: 1, isNewest: true, size: { added: 1 } },
				{ part: 'text', version: 1, isNewest: false, email: 'shen@example.com' },
			],
		},
	})
	expect((await open('?part=text')).data).toMatchObject({ listed: { total: 2 } })
})

test('a version is compared with the one before and with the present', async () => {
	const { saveLine, open, idOf } = await office()
	await saveLine('风 | 不大 | 。 / Little wind.', 0)
	await saveLine('风 | 不 | 大 | 。 / Little wind.', 1)
	await saveLine('雨 | 不 | 大 | 。 / Little rain.', 2)
	const id = await idOf('text', 2)
	expect((await open(`?version=${id}&with=before`)).data).toMatchObject({
		comparison: {
			before: { savedAt: at(0) },
			compared: {
				size: { changed: 1 },
				diff: { paragraphs: [{ number: 1, remarks: ['不大 was cut: 不 | 大.'] }] },
			},
		},
	})
	expect((await open(`?version=${id}&with=present`)).data).toMatchObject({
		comparison: {
			compared: {
				diff: {
					paragraphs: [
						{
							zh: [
								{ kind: 'gone', text: '风' },
								{ kind: 'added', text: '雨' },
								{ kind: 'same', text: '不大。' },
							],
						},
					],
				},
			},
		},
	})
	const first = await idOf('text', 1)
	expect((await open(`?version=${first}`)).data).toMatchObject({
		comparison: { before: undefined, compared: { size: { added: 1 } } },
	})
})

test('a text is restored as it was, and the state it replaces can be restored again', async () => {
	const { saveLine, send, idOf, texts, log, path } = await office()
	await saveLine('风 | 很 | 长[zhǎng] | 。 / Little wind.', 0)
	await saveLine('雨 | 。 / Rain.', 1)
	const answer = await send({ id: await idOf('text', 1), version: '2' })
	expect(answer.headers.get('location')).toBe(`${path}?done=restore&of=text`)
	const [restored] = await texts()
	expect(shownContent(restored ?? [])).toEqual(['风 | 很 | 长[zhǎng] | 。 / Little wind.'])
	const entry = (await log()).at(-1)
	expect(entry).toMatchObject({
		action: 'lesson.restore',
		objectType: 'lesson',
		after: { 'paragraph 1': '风␟很␟长[zhǎng]。 / Little wind.' },
	})
	expect(entry && actionText(entry)).toBe('Restored the version of 2026-11-21 12:00 UTC')
	await send({ id: await idOf('text', 2), version: '3' })
	expect(shownContent((await texts())[0] ?? [])).toEqual(['雨 | 。 / Rain.'])
})

test('a restoration is refused if somebody has saved since it was asked for', async () => {
	const { saveLine, send, idOf, texts } = await office()
	await saveLine('风 / Wind', 0)
	await saveLine('雨 / Rain', 1)
	await saveLine('雪 / Snow', 2)
	const answer = await send({ id: await idOf('text', 1), version: '2' })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ code: 'version.outdated' }],
		typed: { version: '3' },
	})
	expect(shownContent((await texts())[0] ?? [])).toEqual(['雪 / Snow'])
})

test('what was there before versions were kept can be restored', async () => {
	const { db, saveLine, open, send, idOf, texts } = await office()
	await db.insert(lessonContents).values({
		lessonId: 'market',
		content: contentFrom('赶集 | 去 | ！ / To the market!'),
		updatedAt: at(-60),
	})
	await saveLine('雨 / Rain', 1)
	expect((await open()).data).toMatchObject({
		listed: { versions: [{ version: 2 }, { version: 1, email: null, savedAt: at(-60) }] },
	})
	await send({ id: await idOf('text', 1), version: '2' })
	expect(shownContent((await texts())[0] ?? [])).toEqual(['赶集 | 去 | ！ / To the market!'])
})

test('notes and exercises are restored, and unchanged exercises keep their ids', async () => {
	const { db, saveNotes, saveSet, send, idOf } = await office()
	await saveNotes('## 市场', 0)
	await saveNotes('', 1)
	await send({ id: await idOf('notes', 1), version: '2' })
	expect(await db.select().from(lessonNotes)).toMatchObject([{ source: '## 市场', version: 3 }])

	await saveSet(`${tea}\n\n${who}`, 1)
	await saveSet(tea, 2)
	const [kept] = await db.select().from(exercises)
	await send({ id: await idOf('exercises', 2), version: '3' })
	const set = await db.select().from(exercises).orderBy(exercises.orderNo)
	expect(set).toMatchObject([
		{ id: kept?.id, question: { zh: '他喜欢喝茶。' } },
		{ question: { zh: '谁在唱歌？', en: 'Who sings?' } },
	])
	expect(set[1]?.words?.[0]?.length).toBeGreaterThan(0)
})

test('an article has versions of its text, and keeps its fields when one is restored', async () => {
	const { db, enter, saveArticle, idOf } = await office()
	await saveArticle('我 | 喝 | 水 | 。 / I drink water.', 1)
	await db.update(articles).set({ enTitle: 'Green Tea' })
	const page = { params: { id: 'tea' } }
	const path = '/admin/articles/tea/versions'
	expect(await loader(enter(path, page))).toMatchObject({
		owner: { title: { en: 'Green Tea' } },
		listed: { versions: [{ version: 2 }, { version: 1, email: null, savedAt: at(-60) }] },
	})
	const form = { intent: 'restore', id: await idOf('text', 1), version: '2' }
	const answer = await answerOf(action(enter(path, { ...page, form })))
	expect(answer.status).toBe(302)
	const [article] = await db.select().from(articles)
	expect(article).toMatchObject({ enTitle: 'Green Tea', version: 1, textVersion: 3 })
	expect(shownContent(article?.content ?? [])).toEqual(['我 | 喝 | 茶 | 。 / I drink tea.'])
	expect((await db.select().from(auditLog)).at(-1)).toMatchObject({ action: 'article.restore' })
})

test('a version that cannot be read is shown as such, and not restored', async () => {
	const { db, saveLine, open, send, idOf } = await office()
	await saveLine('风 / Wind', 0)
	await saveLine('雨 / Rain', 1)
	const id = await idOf('text', 1)
	await db.update(versions).set({ content: '[{"zh":' }).where(eq(versions.id, id))
	expect((await open()).data).toMatchObject({ listed: { total: 2 } })
	const obstacle = expect.stringContaining('cannot be read any more')
	for (const side of ['before', 'present']) {
		expect((await open(`?version=${id}&with=${side}`)).data).toMatchObject({
			comparison: { obstacle },
		})
	}
	expect((await open(`?version=${await idOf('text', 2)}`)).data).toMatchObject({
		comparison: { obstacle: 'The other side of this comparison cannot be read.' },
	})
	const answer = await send({ id, version: '2' })
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({ problems: [{ code: 'version.unreadable' }] })
})

test('unknown lessons, courses and versions are not found', async () => {
	const { db, saveLine, open, send, idOf, enter } = await office()
	expect(await open('', 'nothing')).toMatchObject({ init: { status: 404 } })
	expect(await open('', 'course')).toMatchObject({ init: { status: 404 } })
	expect(await open('?version=nothing')).toMatchObject({
		data: { problem: 'This version is not kept any more.' },
		init: { status: 404 },
	})
	expect((await send({ id: 'nothing', version: '0' })).status).toBe(404)
	// A version of another owner is not this owner's.
	await saveLine('风 / Wind', 0)
	const form = { intent: 'restore', id: await idOf('text', 1), version: '1' }
	const page = enter('/admin/articles/tea/versions', { params: { id: 'tea' }, form })
	expect((await answerOf(action(page))).status).toBe(404)
	expect(await db.select().from(auditLog)).toHaveLength(1)
})

test('a save that waits to be published is a version, and publishing adds none', async () => {
	const { db, saveLine, saveNotes, saveSet, open, send, idOf } = await office()
	await db.insert(lessonContents).values({ lessonId: 'market', content: contentFrom('晴 / Sun') })
	await db.update(lessons).set({ status: 1 }).where(eq(lessons.id, 'market'))
	const owner = lessonOwner('market')
	await saveLine('风 / Wind', 1)
	await saveNotes('## 市场', 0)
	await saveSet(tea, 1)
	const kept = async () => {
		const rows = await db.select().from(versions).orderBy(versions.part, versions.version)
		return rows.map(({ part, version, savedBy }) => `${part} ${version} ${savedBy ?? '-'}`)
	}
	const all = ['exercises 2 shen-lan', 'notes 1 shen-lan', 'text 1 -', 'text 2 shen-lan']
	expect(await kept()).toEqual(all)
	expect((await open()).data).toMatchObject({
		owner: { counters: { text: 2, notes: 1, exercises: 2 } },
	})
	await publish(db, { owner, actor, now: at(9) })
	expect(await kept()).toEqual(all)
	await saveLine('雨 / Rain', 2)
	await publish(db, { owner, actor, now: at(9) })
	await saveSet(who, 2)
	expect(await kept()).toEqual([
		'exercises 2 shen-lan',
		'exercises 3 shen-lan',
		'notes 1 shen-lan',
		'text 1 -',
		'text 2 shen-lan',
		'text 3 shen-lan',
	])
	// A restored text waits to be published, too.
	await send({ id: await idOf('text', 1), version: '3' })
	const [published] = await db.select().from(lessonContents)
	expect(shownContent(published?.content ?? [])).toEqual(['雨 / Rain'])
	await publish(db, { owner, actor, now: at(10) })
	const [now] = await db.select().from(lessonContents)
	expect(shownContent(now?.content ?? [])).toEqual(['晴 / Sun'])
})

test('the version that learners read is told from the present one', async () => {
	const { db, saveLine, open } = await office()
	await saveLine('晴 / Sun', 0)
	await db.update(lessons).set({ status: 1 }).where(eq(lessons.id, 'market'))
	await saveLine('风 / Wind', 1)
	const counters = async () => {
		const { owner } = (await open()).data as { owner: object }
		return owner
	}
	expect(await counters()).toMatchObject({ counters: { text: 2 }, published: { text: 1 } })
	await publish(db, { owner: lessonOwner('market'), actor, now: at(9) })
	expect(await counters()).toMatchObject({ counters: { text: 2 }, published: { text: 2 } })
})

test('changes that were discarded can be restored', async () => {
	const { db, saveLine, open, send, idOf } = await office()
	await saveLine('晴 / Sun', 0)
	await db.update(lessons).set({ status: 1 }).where(eq(lessons.id, 'market'))
	await saveLine('风 / Wind', 1)
	await discardChanges(db, { owner: lessonOwner('market'), actor, now: at(9) })
	expect((await open()).data).toMatchObject({
		owner: { counters: { text: 3 } },
		listed: { versions: [{ version: 2, isNewest: true }, { version: 1 }] },
	})
	await send({ id: await idOf('text', 2), version: '3' })
	const id = await idOf('text', 4)
	expect((await open(`?version=${id}`)).data).toMatchObject({
		comparison: { before: { savedAt: at(9) }, compared: { size: { changed: 1 } } },
	})
	expect((await open()).data).toMatchObject({
		listed: { versions: [{ version: 4 }, { version: 3 }, { version: 2 }, { version: 1 }] },
	})
})

test('a long comparison is shown in pages', async () => {
	const { db, open } = await office()
	await saveText(db, {
		owner: lessonOwner('market'),
		content: contentFrom(...Array.from({ length: 70 }, (_, at) => `第${at} / ${at}`)),
		version: 0,
		actor,
		now: at(0),
	})
	const [version] = await db.select().from(versions)
	const pageOf = async (page: number) => {
		const { data } = await open(`?version=${version?.id}&page=${page}`)
		if (!('comparison' in data)) return undefined
		const { compared } = data.comparison ?? {}
		return compared?.diff.part === 'text' && [compared.pages, compared.diff.paragraphs.length]
	}
	expect(await pageOf(1)).toEqual([3, 30])
	expect(await pageOf(3)).toEqual([3, 10])
	expect(await pageOf(9)).toEqual([3, 10])
})
