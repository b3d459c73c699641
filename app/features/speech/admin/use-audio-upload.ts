import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { audioKindOf, largestAudio } from '#app/domain/media/audio-kind.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import { isAnsweredWith } from '#app/ui/admin/after-change.ts'
import { type Sent, sendFile } from '#app/ui/admin/send-file.ts'

type UploadState =
	| { kind: 'idle' }
	/** From 0 to 1. */
	| { kind: 'busy'; share: number }
	| { kind: 'failed'; text: string }
	| { kind: 'done' }

/** Enough of a file to recognise its type, in bytes. */
const headSize = 1024 * 1024

type Options = { owner: AudioOwner; replaces: string | undefined }

/** Uploads an audio file for a lesson or an article, then reloads the page's data. */
export function useAudioUpload({ owner, replaces }: Options) {
	const [state, setState] = useState<UploadState>({ kind: 'idle' })
	const running = useRef<AbortController>()
	const { revalidate } = useRevalidator()
	useEffect(() => () => running.current?.abort(), [])

	async function upload(file: File | undefined): Promise<void> {
		const problem = await problemOf(file)
		if (!file || problem !== undefined) return setState({ kind: 'failed', text: problem ?? '' })
		const controller = new AbortController()
		running.current = controller
		const { signal } = controller
		setState({ kind: 'busy', share: 0 })
		const sent = await sendFile(await addressFor(file, { owner, replaces }), file, {
			onProgress: (share) => !signal.aborted && setState({ kind: 'busy', share }),
			signal,
		})
		if (signal.aborted) return
		setState(sent.ok ? { kind: 'done' } : { kind: 'failed', text: reasonOf(sent) })
		// A refusal often means that somebody else has changed the audio, so reload then as well.
		if (sent.ok || isAnsweredWith(sent.status)) revalidate()
	}

	function stop(): void {
		running.current?.abort()
		setState({ kind: 'idle' })
	}

	return { state, upload, stop }
}

/** Checks the file as the server would, before it is sent. */
async function problemOf(file: File | undefined): Promise<string | undefined> {
	if (!file) return errorText('audio.no-file')
	if (file.size > largestAudio) {
		return errorText('audio.too-large', tooLarge(file.size, largestAudio))
	}
	try {
		const head = new Uint8Array(await file.slice(0, headSize).arrayBuffer())
		return audioKindOf(head) ? undefined : errorText('audio.invalid-type')
	} catch {
		return errorText('audio.upload-failed', { reason: 'the file could not be read' })
	}
}

async function addressFor(file: File, { owner, replaces }: Options): Promise<string> {
	const search = new URLSearchParams({
		[owner.kind === 'lessons' ? 'lesson' : 'article']: owner.id,
		name: file.name,
	})
	if (replaces !== undefined) search.set('replaces', replaces)
	const ms = await lengthOf(file)
	if (ms !== undefined) search.set('ms', String(ms))
	return `/admin/audio?${search}`
}

/** Some files don't state their length at the start; finding it may take too long. */
const timeoutMs = 3000

function lengthOf(file: File): Promise<number | undefined> {
	return new Promise((resolve) => {
		const address = URL.createObjectURL(file)
		const player = new Audio()
		const finish = (seconds: number) => {
			clearTimeout(timer)
			player.removeAttribute('src')
			URL.revokeObjectURL(address)
			resolve(Number.isFinite(seconds) ? Math.round(seconds * 1000) : undefined)
		}
		const timer = setTimeout(() => finish(Number.NaN), timeoutMs)
		player.preload = 'metadata'
		player.onloadedmetadata = () => finish(player.duration)
		player.onerror = () => finish(Number.NaN)
		player.src = address
	})
}

function reasonOf(sent: Extract<Sent, { ok: false }>): string {
	if (sent.text !== undefined) return sent.text
	const reason = sent.status === 0 ? 'no connection' : `the server answered ${sent.status}`
	return errorText('audio.upload-failed', { reason })
}
