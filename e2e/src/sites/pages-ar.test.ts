import { testPagesIn } from '../harness/pages.ts'

testPagesIn('ar')
