import { testPagesIn } from '../harness/pages/test-pages.ts'

testPagesIn('ja')
