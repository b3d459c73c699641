/** The files of the language engine, for the tests that cut and read texts. */
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'

export default function setup(): void {
	buildSegmentation()
}
