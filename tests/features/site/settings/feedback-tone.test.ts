import { expect, test } from 'vitest'
import { errorText } from '#app/domain/errors.ts'
import { feedbackTone } from '#app/features/site/settings/feedback-tone.ts'

test.each([
	['Display name updated.', 'success'],
	[errorText('settings.failed'), 'error'],
	['An Error occurred', 'error'],
])('%s is a %s', (message, tone) => {
	expect(feedbackTone(message)).toBe(tone)
})
