import { expect, test } from 'vitest'
import { ok } from '#app/domain/result.ts'
import {
	audioOf,
	deliver,
	deliverAll,
	jobIn,
	jobOf,
	makeLesson,
	scriptedVoice,
	storedKeys,
	testEnv,
	text,
} from '#tests/support/speech-env.ts'
import { cancel } from '#workers/speech/cancel.ts'
import { confirm } from '#workers/speech/confirm.ts'
import { submit } from '#workers/speech/submit.ts'

async function order(voice = scriptedVoice().voice) {
	const { env, queue } = await testEnv(voice)
	const id = await jobIn(env)
	const { lessonId } = await jobOf(env, id)
	const lesson_id = lessonId ?? expect.fail()
	return { env, queue, id, lesson_id, stop: () => cancel(env, { task_id: id, lesson_id }) }
}

test('a queued job is never spoken', async () => {
	const { voice, asked } = scriptedVoice()
	const { env, queue, id, stop } = await order(voice)
	expect(await stop()).toEqual(ok(undefined))
	await deliverAll(env, queue)
	expect(asked).toEqual([])
	expect(await jobOf(env, id)).toMatchObject({ status: 'error', errorCode: 'audio.cancelled' })
})

test('audio waiting for confirmation is deleted', async () => {
	const { env, queue, id, lesson_id, stop } = await order()
	await deliverAll(env, queue)
	expect(await storedKeys()).toHaveLength(2)
	await stop()
	expect(await storedKeys()).toEqual([])
	expect(await confirm(env, { task_id: id, lesson_id })).toMatchObject({ ok: false })
})

test('an attempt under way leaves nothing behind', async () => {
	let stop = async () => {}
	const { voice } = scriptedVoice(async () => {
		await stop()
		return scriptedVoice().voice.speak({ script: { text, readings: [] }, voice: '' })
	})
	const ordered = await order(voice)
	stop = async () => void (await ordered.stop())
	await deliver(ordered.env, [{ body: { id: ordered.id } }])
	expect((await jobOf(ordered.env, ordered.id)).status).toBe('error')
	expect(await storedKeys()).toEqual([])
})

test('the same text can be submitted again', async () => {
	const { env, id, lesson_id, stop } = await order()
	await stop()
	await stop()
	const again = await submit(env, { text, voice_type: 'BV701_V2_streaming', lesson_id })
	expect(again.ok && again.value !== id).toBe(true)
})

test('the lesson keeps the audio it has', async () => {
	const { env, queue, id, lesson_id, stop } = await order()
	await deliverAll(env, queue)
	const path = await confirm(env, { task_id: id, lesson_id })
	expect(await stop()).toEqual(ok(undefined))
	expect(ok((await audioOf(env, lesson_id))?.path)).toEqual(path)
	expect(await storedKeys()).toHaveLength(2)
})

test('the job of another lesson is not touched', async () => {
	const { env, id } = await order()
	const other = await makeLesson(env)
	expect(await cancel(env, { task_id: id, lesson_id: other })).toEqual({
		ok: false,
		error: { code: 'audio.unknown-task' },
	})
	expect((await jobOf(env, id)).status).toBe('queued')
})
