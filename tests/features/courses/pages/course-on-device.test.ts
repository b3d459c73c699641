import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exercises, lessonContents, lessonNotes, lessons } from '#app/db/schema/index.ts'
import { newItem, pagesToKeep, withPage } from '#app/domain/offline/keep-plan.ts'
import { readPlan } from '#app/domain/offline/read-item.ts'
import { loader } from '#app/features/courses/pages/course-on-device.ts'
import { makeExercises, makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { sessionOf } from '#tests/support/session.ts'

const mediaStore = mediaStoreOfFile()

/** 火车, a course of a lesson with audio, one without, a paid one and one that is yet to come. */
async function course() {
	const media = await mediaStore()
	const { db, visit } = await testPlatform({ MEDIA: media })
	await makeAccount(db, { id: 'ming' })
	const cookie = await sessionOf(db, 'ming')
	await makeLesson(db, { id: 'train', type: 'course', title: { zh: '火车', en: 'Train' } })
	const kinds = { heard: {}, silent: {}, paid: { isFree: false }, coming: { status: 2 } }
	for (const [index, [id, values]] of Object.entries(kinds).entries()) {
		await makeLesson(db, { id, parentId: 'train', orderNo: index, ...values })
		const audioPath = id === 'heard' ? '/media/lessons/heard/audio/1.mp3' : null
		const content = contentFrom('火车 | 来 | 了 | 。 / The train is coming.')
		await db.insert(lessonContents).values({ lessonId: id, content, audioPath })
	}
	await media.put('lessons/heard/audio/1.mp3', new Uint8Array(5000))
	await media.put('lessons/heard/audio/1.json', '{}')
	async function plan(slug = 'train') {
		const asked = { ...visit(`/courses/${slug}/on-device`, { cookie }), params: { slug } }
		const answer = await answerOf(loader(asked))
		return { status: answer.status, plan: readPlan(await answer.json()) }
	}
	return { db, media, plan }
}

test('a plan has the lessons that a person may open, in their order', async () => {
	const { plan } = await course()
	expect((await plan()).plan).toMatchObject({
		path: '/courses/train',
		title: { zh: '火车', en: 'Train' },
		lists: ['/courses/train', '/courses'],
		pages: [{ path: '/courses/lessons/heard' }, { path: '/courses/lessons/silent' }],
	})
})

test('a plan tells the size of what is heard', async () => {
	const { db, media, plan } = await course()
	await makeExercises(
		db,
		'silent',
		'[dictation]\nzh: 听一听。\nsound: 火车来了。\n* zh: 火车来了\n\n[true_false]\nzh: 火车来了。\n* true\n\n[speak]\nzh: 你去哪儿？\n* zh: 去北京。',
	)
	const [heard, silent] = (await plan()).plan?.pages ?? []
	expect(heard?.sounds).toEqual([
		{ path: '/media/lessons/heard/audio/1.mp3', bytes: 5000 },
		{ path: '/media/lessons/heard/audio/1.json', bytes: 2 },
	])
	expect(silent?.sounds.map(({ path }) => path)).toEqual([
		'/nls/tts?exercise=silent-1',
		'/nls/tts?exercise=silent-3',
		'/nls/tts?exercise=silent-3&answer=A',
	])
	expect(heard?.bytes).toBeGreaterThan(0)

	await media.delete(['lessons/heard/audio/1.mp3', 'lessons/heard/audio/1.json'])
	expect((await plan()).plan?.pages[0]?.sounds).toEqual([])
})

test('text, notes, exercises, audio and title each change a lesson’s revision, and only its own', async () => {
	const { db, plan } = await course()
	const kept = async () => {
		const found = (await plan()).plan
		if (!found) throw new Error('There is no plan')
		const whole = found.pages.reduce(
			(item, { path, revision, bytes }) =>
				withPage(item, { path, revision, bytes, build: '', sounds: [] }),
			newItem(found, false, 0),
		)
		return async () => {
			const now = (await plan()).plan
			if (!now) throw new Error('There is no plan')
			return pagesToKeep({ ...whole, pages: now.pages }, '').map(({ path }) => path)
		}
	}
	const later = new Date(Date.now() + 5000)
	const changes = [
		() =>
			db
				.update(lessonContents)
				.set({ version: 2, updatedAt: later })
				.where(eq(lessonContents.lessonId, 'silent')),
		() => db.insert(lessonNotes).values({ lessonId: 'silent', source: '', blocks: [] }),
		() => db.update(lessons).set({ exercisesVersion: 2 }).where(eq(lessons.id, 'silent')),
		() =>
			db
				.update(lessonContents)
				.set({ audioPath: '/media/lessons/silent/audio/2.mp3' })
				.where(eq(lessonContents.lessonId, 'silent')),
		() => db.update(lessons).set({ updatedAt: later }).where(eq(lessons.id, 'silent')),
	]
	for (const change of changes) {
		const outdated = await kept()
		expect(await outdated()).toEqual([])
		await change()
		expect(await outdated()).toEqual(['/courses/lessons/silent'])
	}
})

test('a damaged question takes nothing from the plan', async () => {
	const { db, plan } = await course()
	await makeExercises(db, 'silent', '[true_false]\nzh: 火车来了。\n* true')
	await db.run(`update exercises set question = '{"sound"' where id = 'silent-1'`)
	expect(await db.$count(exercises)).toBe(1)
	expect((await plan()).plan?.pages).toHaveLength(2)
})
