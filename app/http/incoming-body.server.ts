/**
 * What a request sends, with its texts as they come in: a form's fields and JSON's values, however deep.
 * `{ "text": "学\u200B习" }` is `{ "text": "学习" }`. A password stays as it was typed, and so do files.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { isPassword } from './typed-in.ts'

export function incomingForm(form: FormData): FormData {
	const incoming = new FormData()
	for (const [name, value] of form) incoming.append(name, incomingValue(name, value))
	return incoming
}

function incomingValue<T>(name: string, value: T): T | string {
	return typeof value === 'string' && !isPassword(name) ? incomingText(value) : value
}

export function incomingJson(value: unknown): unknown {
	if (typeof value === 'string') return incomingText(value)
	if (Array.isArray(value)) return value.map(incomingJson)
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([key, own]) => [key, isPassword(key) ? own : incomingJson(own)]),
	)
}
