import { expect, test } from 'vitest'
import { silence, soundAlone } from '#app/features/speech/one-sound.ts'

test('what begins to sound ends what did before, and silence ends it once', () => {
	const ended: string[] = []
	soundAlone(() => ended.push('lesson'))
	soundAlone(() => ended.push('word'))
	expect(ended).toEqual(['lesson'])
	silence()
	silence()
	expect(ended).toEqual(['lesson', 'word'])
})
