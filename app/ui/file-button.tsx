import type { ReactNode } from 'react'

type Props = {
	/** The classes of the button it looks like. */
	className: string
	/** Endings and types, for the browser's own dialog. */
	accept: string
	onFile: (file: File) => void
	children: ReactNode
}

/** Opens a file by the browser's own dialog. Useless without a script, it is not shown then. */
export function FileButton({ className, accept, onFile, children }: Props) {
	return (
		<label
			className={`${className} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-cinnabar has-focus-visible:outline-offset-2 [@media(scripting:none)]:hidden`}
		>
			{children}
			<input
				type="file"
				accept={accept}
				className="sr-only"
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? []
					if (file) onFile(file)
					// The same file can be opened again.
					currentTarget.value = ''
				}}
			/>
		</label>
	)
}
