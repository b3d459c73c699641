import { expect, test } from 'vitest'
import { lessonContents } from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { loader } from '#app/features/lessons/pages/lesson-audio.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { marta } from '#tests/support/users.ts'

const mediaStore = mediaStoreOfFile()

const audio = new TextEncoder().encode('the sound of 你好')

async function withAudio() {
	const media = await mediaStore()
	const { db, visit } = await testPlatform({ MEDIA: media })
	await makeAccount(db, { id: marta.id, email: marta.email })
	const id = await makeLesson(db)
	const audioPath = `/media/lessons/${id}/audio/job-2.mp3`
	await db.insert(lessonContents).values({ lessonId: id, content: [], audioPath })
	await media.put(`lessons/${id}/audio/job-2.mp3`, audio)
	await media.put(`lessons/${id}/audio/job-2.json`, '{}')
	await media.put(`lessons/${id}/audio/job-1.mp3`, audio)
	return (user: User = marta, file = 'job-2.mp3') => {
		const visited = visit(`/media/lessons/${id}/audio/${file}`)
		const context = { ...visited.context, user: async () => user }
		return answerOf(loader({ ...visited, context, params: { id, file } }))
	}
}

test('audio is sent whole and cached privately', async () => {
	const ask = await withAudio()
	const answer = await ask()
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(audio)
	expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
	expect(answer.headers.get('vary')).toBe('cookie')
})

test('timings are served beside the audio; replaced audio is gone', async () => {
	const ask = await withAudio()
	expect(await (await ask(marta, 'job-2.json')).json()).toEqual({})
	const replaced = await ask({ ...marta, level: 99 }, 'job-1.mp3')
	expect(replaced.status).toBe(404)
	expect(await replaced.json()).toEqual({
		error: { code: 'audio.not-found', text: 'There is no such audio.' },
	})
})
