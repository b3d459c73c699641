import { beforeEach, expect, test, vi } from 'vitest'
import { err, ok } from '#app/domain/result.ts'
import {
	bindings,
	deliver,
	jobIn,
	jobOf,
	scriptedVoice,
	storedKeys,
	testStudio,
	text,
} from '#tests/support/speech-env.ts'
import { buryDeadLetters } from '#workers/speech/dead-letters.ts'
import { claimJob } from '#workers/speech/jobs.ts'
import { query } from '#workers/speech/query.ts'
import { openStudio, type Studio } from '#workers/speech/studio.ts'
import { submit } from '#workers/speech/submit.ts'

beforeEach(() => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
})

function bury(studio: Studio, ...ids: string[]) {
	const messages = ids.map((id) => ({ body: { id } }))
	return deliver(studio, messages, buryDeadLetters)
}

test('a job whose message is given up ends, and may be submitted anew', async () => {
	const { voice } = scriptedVoice(async () => err({ kind: 'temporary', detail: 'busy' }))
	const { studio, queue } = await testStudio(voice)
	const id = await jobIn(studio)
	await deliver(studio, queue.messages)
	await bindings.MEDIA.put(`tmp/tts/${id}/1.mp3`, 'left')
	expect(await bury(studio, id)).toEqual({ acked: 1, retried: [] })
	expect(await query(studio, id)).toEqual(ok({ status: 'error', error: 'TTS synthesis failed' }))
	const { errorDetail, lessonId } = await jobOf(studio, id)
	expect(errorDetail).toBe('busy')
	expect(await storedKeys()).toEqual([])
	const order = { text, voice_type: 'BV701_V2_streaming', lesson_id: lessonId ?? '' }
	const again = await submit(studio, order)
	expect(again.ok && again.value).not.toBe(id)
})

test('what is done stays done', async () => {
	const { studio, queue } = await testStudio()
	const id = await jobIn(studio)
	await deliver(studio, queue.messages)
	expect(await bury(studio, id, 'unknown')).toEqual({ acked: 2, retried: [] })
	expect((await jobOf(studio, id)).status).toBe('completed')
	expect(await storedKeys()).toHaveLength(2)
})

test('a job that another attempt works on is left to it until its lease is over', async () => {
	const { studio, pass } = await testStudio()
	const id = await jobIn(studio)
	await claimJob(studio, { id })
	await bury(studio, id)
	expect((await jobOf(studio, id)).status).toBe('processing')
	pass(301)
	await bury(studio, id)
	expect(await jobOf(studio, id)).toMatchObject({
		status: 'error',
		errorDetail: 'given up by the queue',
	})
})

test('a database that is down keeps the dead letter', async () => {
	const { studio } = await testStudio()
	const id = await jobIn(studio)
	const broken = openStudio({ LIBSQL_URL: 'http://127.0.0.1:1' } as never, {})
	expect(await bury({ ...studio, db: broken.db }, id)).toEqual({ acked: 0, retried: [undefined] })
})
