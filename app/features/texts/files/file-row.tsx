import { FileText } from 'lucide-react'
import { megabytes } from '#app/domain/megabytes.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { FileButton } from '#app/ui/file-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { acceptedFiles, mostBytesOfFile } from './file-types.ts'
import type { useTextFile } from './use-text-file.ts'

/** Opens a file for the form of a new text, and says what became of it. Needs scripts. */
export function FileRow({ state, open }: Pick<ReturnType<typeof useTextFile>, 'state' | 'open'>) {
	return (
		<div className="grid gap-2 [@media(scripting:none)]:hidden">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<FileButton className={buttonClass('secondary')} accept={acceptedFiles} onFile={open}>
					<FileText aria-hidden size={18} />
					Open file
				</FileButton>
				<p className="flex-1 basis-60 text-ink-soft text-sm">
					A text, a book or subtitles: .txt, .md, .html, .epub, .srt or .vtt, up to{' '}
					{megabytes(mostBytesOfFile)} MB. It is read on this device.
				</p>
			</div>
			<p role="status" className="text-ink-soft text-sm empty:hidden">
				{state.status === 'reading' && <WithHanzi text={`Reading ${state.name}…`} />}
			</p>
			{state.status === 'failed' && <Notice tone="error">{state.problem}</Notice>}
		</div>
	)
}
