import { expect, test } from 'vitest'
import { ok } from '#app/domain/result.ts'
import { silentMp3 } from '#tests/support/silent-mp3.ts'
import { mp3SoundOf } from '#workers/speech/mp3-frames.ts'
import { speakInGroups } from '#workers/speech/providers/speak-in-groups.ts'
import type { SpeechGroup } from '#workers/speech/providers/speech-groups.ts'
import { failed } from '#workers/speech/providers/upstream.ts'

const limit = { most: 5, sizeOf: ({ length }: string) => length }
const casting = { script: { text: '你好！我叫小美。', readings: [] }, voice: 'cmn' }

function piece({ sentences }: SpeechGroup, frames?: Uint8Array) {
	const sound = mp3SoundOf(silentMp3(240))
	if (!sound) throw new Error('no MP3')
	return ok({ sound: { ...sound, frames: frames ?? sound.frames }, sentences, timings: undefined })
}

test('groups are spoken in turn', async () => {
	let speaking = 0
	const said: string[] = []
	const speech = await speakInGroups(casting, limit, async (group) => {
		expect(++speaking).toBe(1)
		await Promise.resolve()
		said.push(group.text)
		speaking--
		return piece(group)
	})
	expect(said).toEqual(['你好！', '我叫小美。'])
	expect(speech).toMatchObject({ value: { durationMs: 480, mp3: silentMp3(480) } })
})

test('speaking stops at the first failure', async () => {
	let asked = 0
	const answer = await speakInGroups(casting, limit, async () => {
		asked++
		return failed('temporary', 'busy', 3)
	})
	const error = { kind: 'temporary', detail: 'busy', retryAfterSeconds: 3 }
	expect(answer).toEqual({ ok: false, error })
	expect(asked).toBe(1)
})

test('empty texts and too much audio are refused', async () => {
	const large = new Uint8Array(17 * 2 ** 20)
	const permanent = { error: { kind: 'permanent' } }
	const speak = async (group: SpeechGroup) => piece(group, large)
	expect(
		await speakInGroups({ ...casting, script: { text: '……', readings: [] } }, limit, speak),
	).toMatchObject(permanent)
	expect(await speakInGroups(casting, limit, speak)).toMatchObject(permanent)
})
