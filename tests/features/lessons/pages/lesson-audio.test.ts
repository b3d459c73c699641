import { expect, test } from 'vitest'
import { lessonContents, lessonShares, lessons, userProfiles } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import { loader } from '#app/features/lessons/pages/lesson-audio.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'

const mediaStore = mediaStoreOfFile()

const item = {
	title: { zh: '你好', en: 'Hello' },
	description: { zh: '', en: '' },
	level: 'beginner' as const,
	category: 'daily_life' as const,
	config: lessonConfigSchema.parse({}),
}

const audio = new TextEncoder().encode('the sound of 你好')

async function withAudio() {
	const media = await mediaStore()
	const { db, visit } = await testPlatform({ MEDIA: media })
	const users = ['marta', 'guest', 'admin']
	await db
		.insert(userProfiles)
		.values(users.map((id) => ({ id, displayName: id, email: `${id}@example.com`, status: 1 })))
	const all = ['free', 'paid', 'private', 'child', 'coming', 'deleted'].map((id) => ({
		...item,
		id,
		slug: id,
		type: 'lesson' as const,
		parentId: id === 'child' ? 'course' : null,
		isFree: id !== 'paid',
		isPrivate: id === 'private',
		status: id === 'coming' ? 2 : 1,
		isDeleted: id === 'deleted',
	}))
	const course = { ...item, id: 'course', slug: 'course', type: 'course' as const, isPrivate: true }
	await db.insert(lessons).values([course, ...all])
	await db.insert(lessonShares).values([
		{ lessonId: 'private', userId: 'guest' },
		{ lessonId: 'course', userId: 'guest' },
	])
	for (const { id } of all) {
		const audioPath = `/media/lessons/${id}/audio/job-2.mp3`
		await db.insert(lessonContents).values({ lessonId: id, content: [], audioPath })
		await media.put(`lessons/${id}/audio/job-2.mp3`, audio)
		await media.put(`lessons/${id}/audio/job-2.json`, '{}')
		await media.put(`lessons/${id}/audio/job-1.mp3`, audio)
	}
	return (who: string | undefined, id: string, file = 'job-2.mp3') => {
		const level = { marta: 1, guest: 1, admin: 99 }[who ?? ''] ?? 0
		const user = {
			id: who ?? '',
			displayName: '',
			email: '',
			langLevel: 'HSK1' as const,
			hskEdition: '2.0' as const,
			display: textDisplayAtFirst,
			showsCoarse: false,
			country: 'CN',
			level,
		}
		const visited = visit(`/media/lessons/${id}/audio/${file}`)
		const context = { ...visited.context, user: async () => (who ? user : undefined) }
		return answerOf(loader({ ...visited, context, params: { id, file } }))
	}
}

test('audio is sent whole and cached privately', async () => {
	const ask = await withAudio()
	const answer = await ask('marta', 'free')
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(audio)
	expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
	expect(answer.headers.get('vary')).toBe('cookie')
})

test('timings are served beside the audio; replaced audio is gone', async () => {
	const ask = await withAudio()
	expect(await (await ask('marta', 'free', 'job-2.json')).json()).toEqual({})
	const replaced = await ask('admin', 'free', 'job-1.mp3')
	expect(replaced.status).toBe(404)
	expect(await replaced.json()).toEqual({
		error: { code: 'audio.not-found', text: 'There is no such audio.' },
	})
})
