import { personHeader } from '#app/contracts/person-header.ts'
import type { KeepPlan, PlannedPage } from '#app/domain/offline/keep-plan.ts'
import { readPlan } from '#app/domain/offline/read-item.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { timingsPathOf } from '#app/domain/speech/audio-path.ts'

/** The server has the plan of a course and of an own text: /courses/first-steps/on-device. */
const planned = /^(\/courses\/[^/]+$|\/texts\/[^/]+(?=\/))/

/**
 * The plan of a course or of an own text as of now. Anything else brings its own plan, to which a single
 * text adds its size and its audio. `gone` if it is not there any more, or not for this person; undefined
 * if the server cannot tell.
 */
export async function fetchPlan(
	userId: string,
	plan: KeepPlan,
	signal?: AbortSignal,
): Promise<KeepPlan | 'gone' | undefined> {
	const { path, title, lists, pages } = plan
	const [page, ...others] = pages
	const [base] = path.match(planned) ?? []
	if (!base && (!page || others.length > 0)) return plan
	const ask = (address: string, asked?: RequestInit) =>
		fetch(address, {
			...asked,
			headers: { accept: base ? 'application/json' : 'text/html', [personHeader]: userId },
			...(signal && { signal }),
		})
	try {
		const answer = await ask(base ? `${base}/on-device` : path)
		if (answer.status === 403 || answer.status === 404) return 'gone'
		if (!answer.ok || answer.redirected) return undefined
		if (base || !page) return readPlan(await answer.json())
		const html = await answer.text()
		return { path, title, lists, pages: [await withSounds(page, html, ask)] }
	} catch {
		// No network, or a café's login page.
		return undefined
	}
}

type Ask = (address: string, asked?: RequestInit) => Promise<Response>

/** The entries of its words take about as much as a text itself. */
const bytesPerLetter = 3

async function withSounds(page: PlannedPage, html: string, ask: Ask): Promise<PlannedPage> {
	const shown = new DOMParser().parseFromString(html, 'text/html')
	const src = shown.querySelector('audio[src]')?.getAttribute('src')
	const text = shown.querySelector('.text')?.textContent ?? ''
	const sounds: PlannedPage['sounds'][number][] = []
	for (const path of src ? [src, timingsPathOf(src)] : []) {
		const { ok, headers } = await ask(path, { method: 'HEAD' })
		if (ok) sounds.push({ path, bytes: Number(headers.get('content-length')) })
	}
	const revision = await sha256(`${src} ${text}`)
	return { ...page, revision, bytes: bytesPerLetter * html.length, sounds }
}
