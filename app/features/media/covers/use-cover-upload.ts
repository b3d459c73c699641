import { useEffect, useRef, useState } from 'react'
import { errorText } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { sendFile } from '#app/ui/admin/send-file.ts'
import { fitPicture } from './fit-picture.ts'

type UploadState =
	| { kind: 'idle' }
	/** From 0 to 1; undefined while the picture is scaled down. */
	| { kind: 'busy'; share: number | undefined }
	| { kind: 'failed'; text: string }

type Options = { onDone: (path: string) => void }

/** Scales a picture down and uploads it. A new upload cancels the running one. */
export function useCoverUpload({ onDone }: Options) {
	const [state, setState] = useState<UploadState>({ kind: 'idle' })
	const running = useRef<AbortController>()
	useEffect(() => () => running.current?.abort(), [])

	async function upload(file: File): Promise<void> {
		running.current?.abort()
		const { signal } = startOf(running)
		const show = (next: UploadState) => {
			if (!signal.aborted) setState(next)
		}
		show({ kind: 'busy', share: undefined })
		try {
			const picture = await fitPicture(file)
			if (!picture.ok) return show({ kind: 'failed', text: problemText(picture.error) })
			const address = `/admin/covers?${new URLSearchParams({ name: file.name })}`
			const onProgress = (share: number) => show({ kind: 'busy', share })
			const sent = await sendFile(address, picture.value, { onProgress, signal })
			if (signal.aborted) return
			const path = sent.ok ? pathIn(sent.body) : undefined
			if (path === undefined) return show({ kind: 'failed', text: reasonOf(sent) })
			show({ kind: 'idle' })
			onDone(path)
		} catch (error) {
			console.warn(error)
			show({ kind: 'failed', text: errorText('upload.failed') })
		}
	}

	function stop(): void {
		running.current?.abort()
		setState({ kind: 'idle' })
	}

	return { state, upload, stop }
}

function startOf(running: React.MutableRefObject<AbortController | undefined>): AbortController {
	running.current = new AbortController()
	return running.current
}

function pathIn(body: unknown): string | undefined {
	if (typeof body !== 'object' || body === null || !('path' in body)) return undefined
	return typeof body.path === 'string' ? body.path : undefined
}

function reasonOf(sent: Awaited<ReturnType<typeof sendFile>>): string {
	if (sent.ok || sent.status === 0) return errorText('upload.failed')
	const reason = `the server answered ${sent.status}`
	return sent.text ?? errorText('upload.failed-because', { reason })
}
