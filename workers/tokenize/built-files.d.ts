// Built from the npm packages by tools/segmentation.

declare module '#build/segmentation/words.bin' {
	const data: ArrayBuffer
	export default data
}

declare module '#build/segmentation/readings.bin' {
	const data: ArrayBuffer
	export default data
}

declare module '#build/segmentation/traditional.bin' {
	const data: ArrayBuffer
	export default data
}
