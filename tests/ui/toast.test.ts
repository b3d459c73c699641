import { expect, test } from 'vitest'
import { lastingBeyondPage } from '#app/ui/toast.tsx'

test('a message of its page ends with the page, others go along', () => {
	const added = { text: 'Added 12 words to My Words.', isOfPage: true }
	const deleted = { text: 'Deck deleted.' }
	expect(lastingBeyondPage([added, deleted])).toEqual([deleted])
	expect(lastingBeyondPage([deleted])).toEqual([deleted])
})
