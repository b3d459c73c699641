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
	testStudio,
	text,
} from '#tests/support/speech-env.ts'
import { cancel } from '#workers/speech/cancel.ts'
import { confirm } from '#workers/speech/confirm.ts'
import { submit } from '#workers/speech/submit.ts'

async function order(voice = scriptedVoice().voice) {
	const { studio, queue } = await testStudio(voice)
	const id = await jobIn(studio)
	const { lessonId } = await jobOf(studio, id)
	const lesson_id = lessonId ?? expect.fail()
	return { studio, queue, id, lesson_id, stop: () => cancel(studio, { task_id: id, lesson_id }) }
}

test('a job that waits is never spoken', async () => {
	const { voice, asked } = scriptedVoice()
	const { studio, queue, id, stop } = await order(voice)
	expect(await stop()).toEqual(ok(undefined))
	await deliverAll(studio, queue)
	expect(asked).toEqual([])
	expect(await jobOf(studio, id)).toMatchObject({ status: 'error', errorCode: 'audio.cancelled' })
})

test('audio that waits to be confirmed is deleted', async () => {
	const { studio, queue, id, lesson_id, stop } = await order()
	await deliverAll(studio, queue)
	expect(await storedKeys()).toHaveLength(2)
	await stop()
	expect(await storedKeys()).toEqual([])
	expect(await confirm(studio, { task_id: id, lesson_id })).toMatchObject({ ok: false })
})

test('who is just speaking leaves nothing behind', async () => {
	let stop = async () => {}
	const { voice } = scriptedVoice(async () => {
		await stop()
		return scriptedVoice().voice.speak({ script: { text, readings: [] }, voice: '' })
	})
	const ordered = await order(voice)
	stop = async () => void (await ordered.stop())
	await deliver(ordered.studio, [{ body: { id: ordered.id } }])
	expect((await jobOf(ordered.studio, ordered.id)).status).toBe('error')
	expect(await storedKeys()).toEqual([])
})

test('the same text may be ordered again', async () => {
	const { studio, id, lesson_id, stop } = await order()
	await stop()
	await stop()
	const again = await submit(studio, { text, voice_type: 'BV701_V2_streaming', lesson_id })
	expect(again.ok && again.value !== id).toBe(true)
})

test('what the lesson has already stays', async () => {
	const { studio, queue, id, lesson_id, stop } = await order()
	await deliverAll(studio, queue)
	const path = await confirm(studio, { task_id: id, lesson_id })
	expect(await stop()).toEqual(ok(undefined))
	expect(ok((await audioOf(studio, lesson_id))?.path)).toEqual(path)
	expect(await storedKeys()).toHaveLength(2)
})

test('another lesson’s job is not touched', async () => {
	const { studio, id } = await order()
	const other = await makeLesson(studio)
	expect(await cancel(studio, { task_id: id, lesson_id: other })).toEqual({
		ok: false,
		error: { code: 'audio.unknown-task' },
	})
	expect((await jobOf(studio, id)).status).toBe('queued')
})
