import type { ReactNode } from 'react'

type Props = {
	/** Classes of the button it is styled as. */
	className: string
	/** File endings and MIME types for the file dialog. */
	accept: string
	onFile: (file: File) => void
	children: ReactNode
}

/** Opens the browser's file dialog. Hidden without scripts, which it needs. */
export function FileButton({ className, accept, onFile, children }: Props) {
	return (
		<label
			className={`${className} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 [@media(scripting:none)]:hidden`}
		>
			{children}
			<input
				type="file"
				accept={accept}
				className="sr-only"
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? []
					if (file) onFile(file)
					// Clear it, so that choosing the same file again fires a change.
					currentTarget.value = ''
				}}
			/>
		</label>
	)
}
