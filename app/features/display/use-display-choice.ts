import { type FormEvent, useRef, useState } from 'react'
import {
	type DeviceDisplay,
	deviceDisplayCookie,
	deviceDisplayOf,
} from '#app/domain/display/device-display.ts'
import { barColors, deviceAttributes } from '#app/domain/display/page-attributes.ts'
import { displayErrors } from '#app/domain/errors/display.ts'
import { anything, askJson } from '#app/http/ask-json.ts'
import { isOffline } from '#app/ui/is-offline.ts'

/** The fields that the server keeps. */
const fieldsOfText = ['script', 'notation', 'toneScheme', 'spokenTones']

/** Each choice takes effect when it is made: of the device at once, of the text when the server has it. */
export function useDisplayChoice(reload: () => void) {
	const [problem, setProblem] = useState<string>()
	const waiting = useRef<FormData>()
	const isSending = useRef(false)

	/** One after the other: of two requests at once the older may reach the server last. */
	async function save(form: FormData): Promise<void> {
		waiting.current = form
		if (isSending.current) return
		isSending.current = true
		let found: string | undefined
		for (let next = takeWaiting(); next; next = takeWaiting()) found = await send(next)
		isSending.current = false
		setProblem(found)
		if (!found) reload()
	}

	function takeWaiting(): FormData | undefined {
		const form = waiting.current
		waiting.current = undefined
		return form
	}

	return {
		problem,
		onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
			const form = new FormData(currentTarget)
			const name = target instanceof HTMLInputElement ? target.name : ''
			if (fieldsOfText.includes(name)) void save(form)
			else showOnDevice(deviceDisplayOf([...form.values()].map(String)))
		},
	}
}

/** The sentence of what went wrong, if anything did. */
async function send(form: FormData): Promise<string | undefined> {
	const choices = Object.fromEntries(fieldsOfText.map((name) => [name, form.get(name)]))
	const answer = await askJson('/preferences/display', choices, anything)
	if (answer.ok) return undefined
	const isUnheard = answer.error.status === 0 && (await isOffline())
	return displayErrors[isUnheard ? 'display.offline' : 'display.failed']
}

/** Needs no network. The server reads the cookie for the next page. */
function showOnDevice(display: DeviceDisplay): void {
	// biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
	document.cookie = deviceDisplayCookie(display)
	for (const [name, value] of Object.entries(deviceAttributes(display))) {
		if (value === undefined) document.documentElement.removeAttribute(name)
		else document.documentElement.setAttribute(name, value)
	}
	for (const { media, content } of barColors(display.theme)) {
		document.querySelector(`meta[media="${media}"]`)?.setAttribute('content', content)
	}
}
