/** The files of the language engine, for the tests that cut and read texts. */
import { buildSegmentation } from '#workers/local/segmentation/build-segmentation.ts'

export default function setup(): void {
	buildSegmentation()
}
