import { expect, test } from 'vitest'
import { reloadUnlessSubmitted } from '#app/features/lessons/reader/reload-unless-submitted.ts'

const here = new URL('http://localhost/courses/lessons/tea?view=working')
const change = {
	currentUrl: here,
	currentParams: {},
	nextUrl: new URL('?view=working&narrow=on', here),
	nextParams: {},
	defaultShouldRevalidate: true,
}

test('a form that asks for another preview loads the text anew, one that saves something does not', () => {
	const form = { formAction: '/courses/lessons/tea' }
	expect(reloadUnlessSubmitted({ ...change, ...form, formMethod: 'GET' })).toBe(true)
	expect(reloadUnlessSubmitted({ ...change, ...form, formMethod: 'POST' })).toBe(false)
	expect(reloadUnlessSubmitted(change)).toBe(true)
})
