import { type DragEvent, useState } from 'react'

/** Lets files be dropped on an element. Dragged text is left to the browser. */
export function useFileDrop(onFile: (file: File) => void) {
	const [isOver, setOver] = useState(false)

	function onDragOver(event: DragEvent) {
		if (!hasFiles(event)) return
		event.preventDefault()
		setOver(true)
	}

	function onDrop(event: DragEvent) {
		if (!hasFiles(event)) return
		event.preventDefault()
		setOver(false)
		const [file] = event.dataTransfer.files
		if (file) onFile(file)
	}

	return { isOver, target: { onDragOver, onDragLeave: () => setOver(false), onDrop } }
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
	return dataTransfer.types.includes('Files')
}
