import { ImageUp } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { imageTypes, largestImage, longestSide } from '#app/domain/media/image-limits.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { Progress } from '#app/ui/admin/progress.tsx'
import { useFileDrop } from '#app/ui/use-file-drop.ts'
import { useCoverUpload } from './use-cover-upload.ts'

type Props = {
	/** The form field: 'coverImagePath'. Holds a path or ''. */
	name: string
	/** The initial path; '' or null for none. */
	value: string | null
	/** Why saving failed. */
	problem?: string | undefined
	/** What its author must know of it, such as why it is not shown. */
	note?: ReactNode
}

const accepted = Object.values(imageTypes).join(',')

/**
 * The cover in a form. A picture that is chosen, dropped or pasted is scaled down and uploaded at
 * once. The form holds its path and cannot be submitted during the upload.
 */
export function CoverField({ name, value, problem, note }: Props) {
	const id = useId()
	const input = useRef<HTMLInputElement>(null)
	const [path, setPath] = useState(value ?? '')
	const { state, upload, stop } = useCoverUpload({ onDone: setPath })
	const drop = useFileDrop(upload)
	const isBusy = state.kind === 'busy'
	const message = state.kind === 'failed' ? state.text : problem

	useEffect(() => {
		input.current?.setCustomValidity(isBusy ? 'Please wait until the cover image is uploaded.' : '')
	}, [isBusy])

	useEffect(() => {
		function onPaste(event: ClipboardEvent) {
			const file = pictureIn(event.clipboardData)
			if (!file) return
			event.preventDefault()
			void upload(file)
		}
		document.addEventListener('paste', onPaste)
		return () => document.removeEventListener('paste', onPaste)
	})

	function remove() {
		stop()
		setPath('')
		input.current?.focus()
	}

	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-medium text-ink-soft text-sm">
				Cover image
			</label>
			<div
				{...drop.target}
				className={`grid gap-3 rounded-control border border-dashed p-3 sm:grid-cols-[10rem_1fr] ${
					drop.isOver ? 'border-cinnabar bg-cinnabar-tint' : 'border-edge'
				}`}
			>
				<div className="grid aspect-video place-items-center overflow-hidden rounded-control bg-sunken">
					{path ? (
						<img src={path} alt="Current cover" className="size-full object-contain" />
					) : (
						<ImageUp aria-hidden size={28} className="text-ink-quiet" />
					)}
				</div>
				<div className="relative grid content-center gap-2">
					<div className="flex flex-wrap gap-2">
						<input
							ref={input}
							id={id}
							type="file"
							accept={accepted}
							aria-describedby={`${id}-hint ${id}-note ${id}-message`}
							aria-invalid={message ? true : undefined}
							onChange={({ currentTarget }) => {
								const [file] = currentTarget.files ?? []
								// Allow choosing the same file again.
								currentTarget.value = ''
								if (file) void upload(file)
							}}
							className="peer sr-only"
						/>
						<label
							htmlFor={id}
							className={`${adminButtonClass('secondary')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2`}
						>
							{path ? 'Choose another' : 'Choose a picture'}
						</label>
						{(path || isBusy) && (
							<AdminButton
								type="button"
								look="quiet"
								onClick={remove}
								aria-label={isBusy ? 'Cancel the upload' : 'Remove the picture'}
							>
								{isBusy ? 'Cancel' : 'Remove'}
							</AdminButton>
						)}
					</div>
					<p id={`${id}-hint`} className="text-ink-quiet text-sm">
						Choose, drop or paste a JPEG, PNG, GIF or WebP. Pictures larger than {longestSide} px or{' '}
						{megabytes(largestImage)} MB are scaled down.
					</p>
				</div>
				{isBusy && (
					<div className="sm:col-span-2">
						<Progress label="Uploading the cover image" share={state.share} />
					</div>
				)}
			</div>
			{note && (
				<p id={`${id}-note`} className="text-amber text-sm">
					{note}
				</p>
			)}
			<p id={`${id}-message`} role="alert" className="text-cinnabar-deep text-sm empty:hidden">
				{message}
			</p>
			<input type="hidden" name={name} value={path} data-typed />
		</div>
	)
}

/** The pasted picture, if any. */
function pictureIn(data: DataTransfer | null): File | undefined {
	return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
}
