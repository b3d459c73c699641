import { expect, test } from 'vitest'
import { errorText } from '#app/domain/errors.ts'
import { feedbackTone } from '#app/features/site/settings/settings-screen.tsx'

test.each([
	['Display name updated.', 'success'],
	[errorText('settings.failed'), 'error'],
	['An Error occurred', 'error'],
])('the message “%s” has the tone %s', (message, tone) => {
	expect(feedbackTone(message)).toBe(tone)
})
