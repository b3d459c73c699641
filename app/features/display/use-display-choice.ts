import { type FormEvent, useRef, useState } from 'react'
import {
	type DeviceDisplay,
	deviceDisplayCookie,
	deviceDisplayOf,
} from '#app/domain/display/device-display.ts'
import { barColors, deviceAttributes } from '#app/domain/display/page-attributes.ts'
import { displayErrors } from '#app/domain/errors/display.ts'
import { isOffline } from '#app/ui/is-offline.ts'
import { sendJson } from '#app/ui/send-json.ts'

/** The fields that the server keeps. */
const fieldsOfText = ['script', 'notation', 'toneScheme']

/** Each choice takes effect when it is made: of the device at once, of the text when the server has it. */
export function useDisplayChoice(reload: () => void) {
	const [problem, setProblem] = useState<string>()
	const last = useRef(0)

	async function save(form: FormData): Promise<void> {
		last.current += 1
		const number = last.current
		const found = await send(form)
		if (number !== last.current) return
		setProblem(found)
		if (!found) reload()
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
	try {
		const answer = await sendJson('/preferences/display', choices)
		return answer.ok ? undefined : displayErrors['display.failed']
	} catch {
		return displayErrors[(await isOffline()) ? 'display.offline' : 'display.failed']
	}
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
